import type { TextFiles } from '../../view.ts'

/** What every page of shared rounds says. */
export const words: TextFiles = import.meta.glob('./texts/*.ts')
