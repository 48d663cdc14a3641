/** What messages say, in the language of who reads them; English where a language has no words for it yet. */
import { startTexts, type TextKey, type Texts, type TextValues } from '@jackfruit/i18n'

const started = new Map<string, Promise<Texts>>()

function textsIn(language: string): Promise<Texts> {
  const known = started.get(language)
  if (known) return known
  const fresh = startTexts(language)
  started.set(language, fresh)
  fresh.catch(() => started.delete(language))
  return fresh
}

export async function messageText(language: string, key: TextKey, values: TextValues = {}): Promise<string> {
  const own = await textsIn(language).catch(() => null)
  const texts = own?.has(key) ? own : await textsIn('EN')
  return texts.text(key, values)
}
