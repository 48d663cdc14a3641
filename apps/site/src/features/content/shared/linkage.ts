import type { content, ReplyOf } from '@jackfruit/contracts'

export type Banner = ReplyOf<typeof content.banners>[number]

/** What a click on a slide does (decision D-31). */
export type Leading =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'outside'; readonly address: string }
  | { readonly kind: 'promotion'; readonly id: string }
  | { readonly kind: 'game'; readonly nodeId: string }
  | { readonly kind: 'panel'; readonly page: string }

const ownPath = /^\/(?![/\\])[\w\-./?=&%~:#]*$/
const word = /^[\w.:-]{1,100}$/

/** Null where the slide cannot be clicked: no linkage, or a target that does not fit its kind. */
export function leadingOf({
  linkageType,
  linkageTarget,
}: Pick<Banner, 'linkageType' | 'linkageTarget'>): Leading | null {
  const target = linkageTarget.trim()
  switch (linkageType) {
    case '1':
      return ownPath.test(target) ? { kind: 'path', path: target } : null
    case '2':
      return isOutside(target) ? { kind: 'outside', address: target } : null
    case '3':
      return word.test(target) ? { kind: 'promotion', id: target } : null
    case '4':
      return word.test(target) ? { kind: 'game', nodeId: target } : null
    case '5':
      return word.test(target) ? { kind: 'panel', page: target } : null
    case '':
      return null
  }
}

const isOutside = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:'
