import { useSite } from '../../../shared/session/brand.ts'
import { isOn } from '../../../shared/session/switches.ts'
import { useGifts } from './useGifts.ts'

const nowhere = () => undefined

/** Whether the brand gives anything at the moment. */
export function useHasGifts(): boolean {
  const { switches } = useSite()
  return useGifts(nowhere).length > 0 && isOn(switches, 'SITE_ACTIVITY_GIFT')
}
