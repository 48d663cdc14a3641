import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part that comes later; `fetch` asks for it ahead of time. */
export type LatePart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  fetch(): Promise<unknown>
}

/**
 * As `lazy`, but what has come already is drawn at once. `lazy` waits for a turn even then, and a part that the server
 * drew would be taken from under a finger if anything around it changes in that turn.
 */
export function latePart<Props>(
  ask: () => Promise<{ readonly default: ComponentType<Props> }>,
): LatePart<Props> {
  let here: { readonly default: ComponentType<Props> } | null = null
  const fetch = async () => (here ??= await ask())
  return Object.assign(
    lazy(() => (here ? atOnce(here) : fetch())),
    { fetch },
  )
}

/** What is waited for by nobody: `lazy` asks only for `then`, and goes on when it was answered meanwhile. */
const atOnce = <Value,>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: it is one.
  ({ then: (take: (value: Value) => void) => take(value) }) as Promise<Value>
