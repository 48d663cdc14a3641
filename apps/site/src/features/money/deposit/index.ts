export { DepositPage } from './DepositPage.tsx'
