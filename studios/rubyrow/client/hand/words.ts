import type { TextFiles } from '@jackfruit/game-page/view'

/** What the page says where members decide after the deal. */
export const words: TextFiles = import.meta.glob('./texts/*.ts')
