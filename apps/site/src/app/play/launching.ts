import type { Decision } from '../../shared/games/launch.ts'
import { createStore, useStore } from '../../shared/store.ts'

/** What a press on a game brought over the page instead of the game. */
export type OverPage = Extract<Decision, { to: 'maintenance' | 'maker' }>

const shown = createStore<OverPage | null>(null)

export const showOverPage = (next: OverPage) => shown.set(next)
export const closeOverPage = () => shown.set(null)
export const useOverPage = () => useStore(shown)
