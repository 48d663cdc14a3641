import type { ReactNode } from 'react'
import { createStore, useStore } from '../store.ts'
import type { Game } from './game.ts'

/** What a card offers beside playing, the same wherever a card stands. */
export interface GameExtras {
  readonly heart: (game: Game) => ReactNode
  readonly trial: (game: Game) => ReactNode
}

/** Fetched when the page has come to rest: until then cards stand without. */
export const gameExtras = createStore<GameExtras | null>(null)
export const useGameExtras = () => useStore(gameExtras)
