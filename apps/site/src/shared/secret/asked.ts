/**
 * The secrets that the page asks for at this moment. A page in a frame can take the focus whenever it likes, also while
 * it is hidden or inert, and then hears what is typed. So no game stands in the page while a field of this list does.
 */
import { createStore, useStore } from '../store.ts'

export interface Secret {
  /** Whether something has been typed. */
  readonly holds: () => boolean
  readonly forget: () => void
  /** Says why it is empty. */
  readonly tell: () => void
}

const asked = createStore<readonly Secret[]>([])

/** Whether the page asks for a secret. What mounts a frame of somebody else mounts none meanwhile. */
export const useSecretAsked = (): boolean => useStore(asked).length > 0

/** From now until the answer is called, this secret is asked for. */
export function ask(secret: Secret): () => void {
  if (asked.get().length === 0) window.addEventListener('blur', look)
  asked.set([...asked.get(), secret])
  return () => {
    asked.set(asked.get().filter((each) => each !== secret))
    if (asked.get().length === 0) window.removeEventListener('blur', look)
  }
}

/** The page lost the focus: who has it, some browsers know only after the event. */
const look = () => void setTimeout(forgetInFrames)

/** A frame has the keyboard: what was typed half is forgotten, so that nobody goes on typing it there. */
function forgetInFrames(): void {
  if (!(document.activeElement instanceof HTMLIFrameElement)) return
  const held = asked.get().filter(({ holds }) => holds())
  for (const { forget } of held) forget()
  held[0]?.tell()
}
