import { GiftIcon, StorefrontIcon } from '../../shared/look/icons.ts'

/** The picture of a page that stands beside the kinds of games. */
export function LinkIcon({ to }: { to: string }) {
  return to === '/promotions' ? (
    <GiftIcon size={22} weight="duotone" />
  ) : (
    <StorefrontIcon size={22} weight="duotone" />
  )
}
