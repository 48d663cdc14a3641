import type { TextFiles } from '../../view.ts'

/** Names of its places and its rules, for every studio that has a table of it. */
export const words: TextFiles = import.meta.glob('./texts/*.ts')
