/** The rules are those of all Keno; this game's pool and pays are its own. */
import { kenoRules } from '../../shared/keno.ts'
import { pool } from './rules.ts'

export const rules = kenoRules(pool)
