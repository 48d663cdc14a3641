import { type ComponentType, createElement, lazy } from 'react'

/** A part that comes later; `fetch` asks for it ahead of time. */
export type LatePart<Props> = ComponentType<Props> & { fetch(): Promise<unknown> }

/**
 * As `lazy`, but what has come before it is first drawn is drawn at once. `lazy` waits for a turn even then, and a part
 * that the server drew would be taken from under a finger if anything around it changes in that turn.
 */
export function latePart<Props extends object>(
  ask: () => Promise<{ readonly default: ComponentType<Props> }>,
): LatePart<Props> {
  let come: ComponentType<Props> | null = null
  /** Stays what it was first: another one in its place would lose what stands in it. */
  let drawn: ComponentType<Props> | null = null
  const fetch = async () => {
    const part = await ask()
    come = part.default
    return part
  }
  const later = lazy(fetch)
  const part = (props: Props) => {
    drawn ??= come ?? later
    return createElement(drawn, props)
  }
  return Object.assign(part, { fetch })
}
