export { Gift } from './Gift.tsx'
