/** What was stored, as a visitor of one language gets it. Pure. What has no text in a known language is left out. */
import type { content, ReplyOf } from '@jackfruit/contracts'
import { cleanHtml } from './html.ts'
import { isLinkage } from './linkage.ts'
import type { StoredAnnouncement, StoredArticle, StoredBanner, StoredTopic } from './store.ts'
import { type Languages, textIn } from './texts.ts'

type Banner = ReplyOf<typeof content.banners>[number]
type Notice = ReplyOf<typeof content.notices>[number]
type Topic = ReplyOf<typeof content.helpCentre>['topics'][number]

export const shownBanners = (stored: readonly StoredBanner[], languages: Languages): Banner[] =>
  stored.flatMap((banner) => {
    const title = textIn(banner.titles, languages)
    if (title === null) return []
    const { id, groupName, picture, linkageType, linkageTarget } = banner
    const leads = isLinkage(linkageType, linkageTarget)
    return {
      bannerId: id.toString(),
      groupName,
      url: picture,
      title,
      text: textIn(banner.texts, languages) ?? '',
      linkageType: leads ? linkageType : '',
      linkageTarget: leads ? linkageTarget : '',
    }
  })

export const shownNotices = (stored: readonly StoredAnnouncement[], languages: Languages): Notice[] =>
  stored.flatMap(({ id, titles, contents, startsAt }) => {
    const [title, html] = [textIn(titles, languages), textIn(contents, languages)]
    if (title === null || html === null) return []
    return { id: id.toString(), title, content: cleanHtml(html), publishedAt: startsAt.toISOString() }
  })

export const shownTopics = (stored: readonly StoredTopic[], languages: Languages): Topic[] =>
  stored.flatMap(({ slug, kind, titles, articles }) => {
    const title = textIn(titles, languages)
    return title === null ? [] : { id: slug, title, kind, articles: shownArticles(articles, languages) }
  })

const shownArticles = (stored: readonly StoredArticle[], languages: Languages): Topic['articles'] =>
  stored.flatMap(({ slug, titles, contents }) => {
    const [title, html] = [textIn(titles, languages), textIn(contents, languages)]
    return title === null || html === null ? [] : { id: slug, title, content: cleanHtml(html) }
  })
