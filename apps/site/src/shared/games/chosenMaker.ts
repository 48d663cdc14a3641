import { createStore } from '../store.ts'

/** The maker that was chosen in a list of its games: its tab is open at `/rng` until another is chosen (GA-09). */
export const chosenMaker = createStore<string | null>(null)
