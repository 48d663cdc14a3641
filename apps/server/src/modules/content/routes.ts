import { content, egame } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { placeOf } from '../../platform/http/address.ts'
import { type Brand, type Mount, serve } from '../../platform/http/http.ts'
import type { Directory } from '../merchants/index.ts'
import { checkLength, demandWords, type FeedbackParts, keepFeedback } from './feedback.ts'
import { addressesFor, type ServiceAddress, sealFor } from './service-addresses.ts'
import { shownBanners, shownNotices, shownTopics } from './shown.ts'
import { openContentStore } from './store.ts'
import { type Languages, textIn } from './texts.ts'
import { openVirtualNumbers } from './virtual-numbers.ts'
import { boardMax, openWinnerBoard, type WinnerSources } from './winners.ts'

export interface ContentRoutes extends FeedbackParts, Omit<WinnerSources, 'findMember'> {
  readonly directory: Directory
  readonly now: () => Date
  findMember(
    merchantId: number,
    memberId: bigint,
  ): Promise<{ readonly nickname: string; readonly vipRank: number } | null>
  serviceAddresses(merchantId: number): Promise<readonly ServiceAddress[]>
}

const pageDefault = 9
/** Five pages of the dialog on home. */
const homeMax = 45

export function mountContent(mount: Mount, routes: ContentRoutes): void {
  const store = openContentStore(routes.db)
  const board = openWinnerBoard(routes)
  const languagesOf = async ({ id }: Brand, asked: string | undefined): Promise<Languages> => {
    const brand = await routes.directory.brandOfId(id)
    return [asked ?? brand?.defaultLanguage ?? 'EN', brand?.fallbackLanguage ?? 'EN', 'EN']
  }

  const keeping = { revalidate: true }
  serve(
    mount,
    content.banners,
    async ({ brand, query }) => {
      const all = await store.banners(brand.id)
      const chosen = query.groupName ? all.filter(({ groupName }) => groupName === query.groupName) : all
      return shownBanners(chosen, await languagesOf(brand, query.language))
    },
    keeping,
  )

  serve(
    mount,
    content.announcements,
    async ({ brand, query }) => {
      const { type = 'B', platform = 'W' } = query
      const all = await store.announcements(brand.id)
      const chosen = all.filter((each) => each.type === type && each.platforms.includes(platform))
      const shown = shownNotices(chosen, await languagesOf(brand, query.language))
      const size = Number(query.pageSize ?? pageDefault)
      const from = (Number(query.pageNo ?? 1) - 1) * size
      return { content: shown.slice(from, from + size), totalPages: Math.ceil(shown.length / size) }
    },
    keeping,
  )

  serve(
    mount,
    content.notices,
    async ({ brand, query }) => {
      const { platform = 'W' } = query
      const all = await store.announcements(brand.id)
      const chosen = all.filter(({ onHome, platforms }) => onHome && platforms.includes(platform))
      return shownNotices(chosen, await languagesOf(brand, query.language)).slice(0, homeMax)
    },
    keeping,
  )

  serve(
    mount,
    egame.announcements,
    async ({ brand, query }) => {
      const all = await store.announcements(brand.id)
      const chosen = all.filter(({ aboutGames, platforms }) => aboutGames && platforms.includes('W'))
      return shownNotices(chosen, await languagesOf(brand, query.language)).slice(0, homeMax)
    },
    keeping,
  )

  serve(
    mount,
    content.helpCentre,
    async ({ brand, query }) => ({
      topics: shownTopics(await store.topics(brand.id), await languagesOf(brand, query.language)),
    }),
    keeping,
  )

  serve(mount, content.winners, async ({ brand, query }) => {
    const [rows, languages] = await Promise.all([board.of(brand.id), languagesOf(brand, query.language)])
    return {
      lists: rows
        .slice(0, Number(query.limitNum ?? boardMax))
        .map(({ names, ...row }) => ({ ...row, gameName: textIn(names, languages) ?? row.nodeId })),
    }
  })

  const numbersOf = openVirtualNumbers(routes)
  serve(mount, content.virtualNumbers, ({ brand }) => numbersOf(brand.id))

  mountConversation(mount, routes)
}

/** The two ways to reach the operator. Customer service answers behind the closed door too (SS-07, SS-10). */
function mountConversation(mount: Mount, routes: ContentRoutes): void {
  serve(
    mount,
    content.customerService,
    async ({ brand, principal, query }) => {
      const member = principal && (await routes.findMember(brand.id, principal.memberId))
      const all = await routes.serviceAddresses(brand.id)
      const addresses = addressesFor(all, { vipRank: member?.vipRank ?? 0, label: query.label })
      const sealed = await sealFor(query.key, addresses)
      if (addresses.length === 0) throw new Refusal('service_unavailable_now')
      return { sealed }
    },
    { whileClosed: true },
  )

  serve(
    mount,
    content.feedback,
    async ({ brand, principal, body, request }) => {
      const settled = await routes.directory.brandOfId(brand.id)
      const words = demandWords({ content: body.content, contact: body.contact ?? '' })
      if (settled) checkLength(words.content, settled)
      const id = await keepFeedback(routes, {
        merchantId: brand.id,
        memberId: principal?.memberId ?? null,
        ...words,
        place: placeOf(request.ip),
      })
      return { id }
    },
    { rate: 'entry' },
  )
}
