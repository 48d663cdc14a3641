import type { TextFiles } from '../view.ts'

/** What every felt says. */
export const words: TextFiles = import.meta.glob('./texts/*.ts')
