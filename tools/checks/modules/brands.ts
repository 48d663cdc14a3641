/** Whether a statement over rows of brands names its brand, and which may do without. Pure. */

const asked = /\b(?:from|join|update|into|using)\s+(?:only\s+)?(\w+\.\w+)/g
/** What brands there are, and where: a brand is found by them. */
const ofNoBrand = ['merchants.brands', 'merchants.hosts', 'merchants.regions']
/** Of these there is one in all brands: whoever names it, named the brand. */
const names =
  'member account purse session verification pot order payout parent login_session player budget topic ask claim allocation upline requirement'
const isKeyed = new RegExp(`\\b(?:(?:${names.replaceAll(' ', '|')})_id|login_session|id)\\s*(?:=|<>|in\\b)`)
/** A column beside a column names nothing, wherever it stands. */
const joins = /\b(?:(?:\w+\.)?\w+\s*=\s*\w+\.\w+|\w+\.\w+\s*=\s*[a-z]\w*)\b(?!\s*[.(])/g
/** Held against something. */
const isNamed = /\bmerchant_id\s*(?:=|<>|in\b|is\b)|\bmerchant_id[^()]*\)\s*(?:=|in\b)/
/** Written with what was handed in: nothing of a brand is read for it. */
const isWritten = /\binsert\s+into\s+\S+(?:\s+as\s+\w+)?\s*\([^()]*\bmerchant_id\b/
const read = /\b(?:from|join|update|using)\s+(?:only\s+)?(\w+\.\w+)/g
const shown = /merchant_id as "merchantId"/g
/** What was handed in as a list, and is called by this name: a column beside one of its columns names something. */
const handedIn = /\bunnest\((?:[^()]|\([^()]*\))*\)\s+as\s+(\w+)/g

/** What does not begin as a statement is a part of one: there a column beside a column names what the whole one named. */
const isWhole = (statement: string) => /^\s*(?:select|with|insert|update|delete|merge)\b/i.test(statement)
const sameBrand = /\b\w+\.merchant_id = \w+\.merchant_id\b/

/** Whether it could read or change the rows of several brands, were there no fence between them. */
export function isOpenWide(statement: string, tables: ReadonlySet<string>): boolean {
  const isAmong = (where: RegExp) =>
    [...statement.matchAll(where)].some(([, table = '']) => tables.has(table) && !ofNoBrand.includes(table))
  if (!isWhole(statement) && sameBrand.test(statement)) return false
  const lists = [...statement.matchAll(handedIn)].map(([, name]) => `${name}.`)
  const said = statement
    .replace(joins, (join) => (lists.some((list) => join.includes(list)) ? join : ''))
    .replace(shown, '')
  return (
    isAmong(asked) && !isNamed.test(said) && !isKeyed.test(said) && (isAmong(read) || !isWritten.test(said))
  )
}

export interface Statement {
  /** Below the modules of the server. */
  readonly path: string
  readonly statement: string
}

/** Why, then in which files, then how the statements begin to differ from others: a text that each has and no other. */
export type Excused = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Nothing where every statement that is open wide is excused once, with a reason, and every excuse is needed. */
export function unexcused(wide: readonly Statement[], excused: Excused): readonly string[] {
  const excuses = Object.entries(excused).flatMap(([why, files]) =>
    Object.entries(files).flatMap(([path, texts]) => texts.map((text) => ({ why, path, text }))),
  )
  const plain = wide.map(({ path, statement }) => ({ path, said: statement.replace(/\s+/g, ' ').trim() }))
  const isFor = (excuse: { path: string; text: string }, each: { path: string; said: string }) =>
    excuse.path === each.path && each.said.includes(excuse.text)
  return [
    ...Object.keys(excused)
      .filter(isNoReason)
      .map((why) => `no reason: "${why}"`),
    ...plain
      .filter((each) => !excuses.some((excuse) => isFor(excuse, each)))
      .map(({ path, said }) => `${path} names no brand: ${said}`),
    ...excuses
      .map((excuse) => ({ ...excuse, times: plain.filter((each) => isFor(excuse, each)).length }))
      .filter(({ times }) => times !== 1)
      .map(({ path, text, times }) => `${path} has ${times} statements to excuse with: ${text}`),
  ]
}

const wordsOfReason = 4
const isNoReason = (why: string) => why.trim().split(/\s+/).length < wordsOfReason
