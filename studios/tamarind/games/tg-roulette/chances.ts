/** All 37 pockets. */
import { pockets } from './rules.ts'

export const chances = Array.from({ length: pockets }, (_, pocket) => [pocket, 1] as const)
