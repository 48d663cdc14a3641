export { openGifts } from './asked.ts'
export { Gift } from './Gift.tsx'
export { useHasGifts } from './useHasGifts.ts'
