import { goTo, hrefOf, usePlace } from '../../../shared/address/navigation.ts'

/** The pages inside the security centre, by the names under which they stand in the address. */
export const items = [
  'profile',
  'avatar',
  'mobile',
  'email',
  'password',
  'payment',
  'authenticator',
  'ways',
  'documents',
  'history',
] as const
export type Item = (typeof items)[number]

/** The open page, and how another is opened: it stands in the address, so that it survives a reload. */
export function useItem(): { item: Item | null; open: (item: Item | null) => void } {
  const { pathname, search } = usePlace()
  const item = items.find((known) => known === search['item']) ?? null
  return {
    item,
    open: (next) => goTo(hrefOf(pathname, { ...search, item: next ?? undefined }), { stay: true }),
  }
}
