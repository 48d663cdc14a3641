/** What a brand announces, for the message centre: a port of the module `messages`. */
import type { Db } from '../../../platform/database/db.ts'
import type { Directory } from '../../merchants/index.ts'
import type { Announced, Announcements } from '../../messages/index.ts'
import { cleanHtml } from '../html.ts'
import { openContentStore, type StoredAnnouncement } from '../store.ts'

/** Where an announcement is shown: on the site, or in the centre of agents. */
const [site, agentCentre] = ['W', 'AC'] as const

/** The newest first; what has no words in a known language is left out. */
export function announcedBy(db: Db, directory: Pick<Directory, 'brandOfId'>): Announcements {
  const store = openContentStore(db)
  const shownAt =
    (platform: string): Announcements['now'] =>
    async (merchantId, asked) => {
      const brand = await directory.brandOfId(merchantId)
      const languages = [asked ?? brand?.defaultLanguage ?? 'EN', brand?.fallbackLanguage ?? 'EN', 'EN']
      const all = await store.announcements(merchantId)
      return all
        .filter(({ platforms }) => platforms.includes(platform))
        .flatMap((each) => wordsOf(each, languages))
        .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
    }
  return { now: shownAt(site), toAgents: shownAt(agentCentre) }
}

function wordsOf(
  { id, titles, contents, startsAt }: StoredAnnouncement,
  languages: readonly string[],
): Announced[] {
  for (const language of languages) {
    const [title, html] = [titles[language], contents[language]]
    if (title && html) return [{ id, title, content: cleanHtml(html), language, startsAt }]
  }
  return []
}
