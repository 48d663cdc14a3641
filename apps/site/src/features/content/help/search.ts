import type { Article, Topic } from '../../../shared/text/topics.ts'

/** What a text says without its marks. Only compared, never shown. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en')

/** The answers that hold every word, in any order; those that have one in their question come first. */
export function searchArticles(topics: readonly Topic[], typed: string): readonly Article[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = topics
    .flatMap(({ articles }) => articles)
    .filter(({ title, content }) => {
      const all = folded(`${title} ${plainText(content)}`)
      return words.every((word) => all.includes(word))
    })
  const isNamed = ({ title }: Article) => words.some((word) => folded(title).includes(word))
  return [...found.filter(isNamed), ...found.filter((article) => !isNamed(article))]
}

/** The topic that an address names: by its own id, or by the id of one of its answers. */
export function topicOf(topics: readonly Topic[], id: string): Topic | undefined {
  return topics.find((topic) => topic.id === id || topic.articles.some((article) => article.id === id))
}
