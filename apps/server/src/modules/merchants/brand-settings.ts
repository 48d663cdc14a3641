/** What a brand says of its pages, and what every page is told of it. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'
import { type Settled, settingOrDefault } from '../../platform/settings.ts'

const { shape } = brandSettings

export const merchantSettings = z.object({
  /** Years that the birthday must lie back. */
  minAgeBirthday: z._default(shape.minAgeBirthday, 21),
  giftShow: z._default(shape.giftShow, 'before'),
  /** Characters of a message to the operator. */
  feedbackMin: z._default(shape.feedbackMin, 1),
  feedbackMax: z._default(shape.feedbackMax, 2_000),
  /** Codes of makers whose sports are esports. */
  esportsVendors: z._default(shape.esportsVendors, []),
  cardGames: z._default(shape.cardGames, []),
  appColours: z._default(shape.appColours, { theme: '#0a2a1d', background: '#0a2a1d' }),
  appIcon: z._default(shape.appIcon, 'icon-demo'),
})

/** How old somebody must be by the birthday they give. */
export const minAgeBirthdayOf = (brand: Settled): number =>
  settingOrDefault(merchantSettings, brand, 'minAgeBirthday')

/** Which of its games stand under another kind, or under one more. */
export const standingOf = (brand: Settled) => ({
  esportsVendors: [...settingOrDefault(merchantSettings, brand, 'esportsVendors')],
  cardGames: [...settingOrDefault(merchantSettings, brand, 'cardGames')],
})

export const feedbackBoundsOf = (brand: Settled) => ({
  feedbackMin: settingOrDefault(merchantSettings, brand, 'feedbackMin'),
  feedbackMax: settingOrDefault(merchantSettings, brand, 'feedbackMax'),
})
