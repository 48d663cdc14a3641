import type { TextFiles } from '@jackfruit/game-page/view'

/** What the page of a table says. */
export const words: TextFiles = import.meta.glob('./texts/*.ts')
