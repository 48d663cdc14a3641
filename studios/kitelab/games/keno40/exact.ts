import { kenoExact, kenoPlans } from '../../shared/keno.ts'
import { pool } from './rules.ts'

export const exact = (picks: number) => kenoExact(pool, picks)

export const plans = () => kenoPlans(pool)
