export { BalanceChip } from './BalanceChip.tsx'
export { balanceKey } from './useBalance.ts'
