import type { ToastNote } from '@jackfruit/ui'
import { createStore, useStore } from '../store.ts'

const notes = createStore<readonly ToastNote[]>([])
let next = 1

/** Shows a short note over the page. */
export function note(tone: ToastNote['tone'], text: string): void {
  notes.set([...notes.get(), { id: next++, tone, text }])
}

export function dismissNote(id: number): void {
  notes.set(notes.get().filter((shown) => shown.id !== id))
}

/** Shows none any more. */
export function dismissNotes(): void {
  notes.set([])
}

export const useNotes = () => useStore(notes)
