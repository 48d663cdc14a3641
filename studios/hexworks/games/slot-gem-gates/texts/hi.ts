import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD हर उस सिंबल की जगह ले सकता है जो खुद भुगतान देता है।',
  'gems.times': 'दाईं ओर की रील उस स्पिन की सभी जीत को 1 से 15 गुना करती है।',
}
