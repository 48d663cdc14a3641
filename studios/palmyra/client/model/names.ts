/** How games, plays and fields are called. Names of the trade stand as they are; the rest is said. */
import { joinedIn, stations } from '@jackfruit/lottery-rules'
import type { Say } from '../texts.ts'

const vietnamese: Readonly<Record<string, string>> = {
  de: 'Đề',
  dedau: 'Đề đầu',
  dau: 'Đầu',
  duoi: 'Đuôi',
  dd: 'Đầu đuôi',
  dau1: 'Hàng chục',
  duoi1: 'Hàng đơn vị',
  '3cang': '3 càng',
  xc: 'Xỉu chủ',
  '4cang': '4 càng',
  lo2: 'Lô 2 số',
  lo3: 'Lô 3 số',
  lo4: 'Lô 4 số',
  xien2: 'Xiên 2',
  xien3: 'Xiên 3',
  xien4: 'Xiên 4',
  xienquay: 'Xiên quay',
  da: 'Đá thẳng',
  da2: 'Đá xiên',
}

/** In the words of its country, where the game has one. */
export function tradeName(kind: string, play: string): string {
  if (kind.startsWith('vn-')) {
    const missed = /^truot(\d+)$/.exec(play)
    return vietnamese[play] ?? (missed ? `Trượt ${missed[1]}` : '')
  }
  const thai: Readonly<Record<string, string>> = {
    top4: '4 ตัวบน',
    top3: '3 ตัวบน',
    tod3: '3 ตัวโต๊ด',
    top2: '2 ตัวบน',
    bottom2: '2 ตัวล่าง',
    runtop: 'วิ่งบน',
    runbottom: 'วิ่งล่าง',
    front3: '3 ตัวหน้า',
    back3: '3 ตัวท้าย',
  }
  if (['thai', 'yiki', 'laos'].includes(kind)) return thai[play] ?? ''
  const pools: Readonly<Record<string, string>> = {
    colokbebas: 'Colok Bebas',
    macau: 'Colok Macau',
    naga: 'Colok Naga',
    shio: 'Shio',
    kembangkempis: 'Kembang Kempis',
  }
  return kind === 'pools' ? (pools[play] ?? '') : ''
}

/** Plays whose sentence has a figure: of which key, and which figure. */
const counted: readonly (readonly [RegExp, Parameters<Say>[0]])[] = [
  [/^lo(\d)$/, 'play.lo'],
  [/^(\d)cang$/, 'play.special'],
  [/^xien(\d)$/, 'play.xien'],
  [/^truot(\d+)$/, 'play.truot'],
  [/^top(\d)$/, 'play.top'],
  [/^tod(\d)$/, 'play.tod'],
  [/^bottom(\d)$/, 'play.bottom'],
  [/^front(\d)$/, 'play.front'],
  [/^mid(\d)$/, 'play.mid'],
  [/^back(\d)$/, 'play.back'],
  [/^(?:front|mid|back)?group(\d+)$/, 'play.group'],
  [/^none(\d+)$/, 'play.none'],
  [/^(\d)d$/, 'play.lastDigits'],
]

const trade: Readonly<Record<string, string>> = {
  '4a': '4A',
  '3a': '3A',
  '3abc': '3ABC',
}

/** What a play asks for, in the language of the page. */
export function playName(say: Say, kind: string, play: string): string {
  if (kind === 'mark-six' && play === 'special') return say('play.special6')
  const known = trade[play]
  if (known) return known
  for (const [form, key] of counted) {
    const found = form.exec(play)
    if (!found) continue
    const window = /^(front|mid|back)group/.exec(play)?.[1]
    const name = say(key, { n: found[1] ?? '' })
    return window
      ? `${say(window === 'front' ? 'play.frontForm' : window === 'mid' ? 'play.midForm' : 'play.backForm')} · ${name}`
      : name
  }
  const named = say.maybe(`play.${play}`)
  if (named) return named
  return tradeName(kind, play) || play
}

/** Fields: `3:big`, `bigodd`, `12`, `red`. */
export function fieldName(say: Say, key: string): string {
  const [place, name] = key.includes(':') ? key.split(':') : [null, key]
  const words = /^(big|small)(odd|even)$/.exec(name ?? '')
  const said = words
    ? `${say.maybe(`field.${words[1]}`)} ${say.maybe(`field.${words[2]}`)}`
    : (say.maybe(`field.${name}`) ?? name ?? '')
  return place === null ? said : `${place} · ${said}`
}

const prizes: Readonly<Record<string, (say: Say) => string>> = {
  db: (say) => say('prize.special'),
  first: (say) => say('prize.first'),
}

export function prizeName(say: Say, prize: string): string {
  const numbered = /^g(\d)$/.exec(prize)
  if (numbered) return say('prize.numbered', { n: numbered[1] ?? '' })
  return prizes[prize]?.(say) ?? say.maybe(`prize.${prize}`) ?? ''
}

/** What a ticket was for: both provinces of one that joins two. */
export function ticketName(
  say: Say,
  { game, issueId }: { readonly game: string; readonly issueId: string },
): string {
  const joined = joinedIn(issueId).map((code) => gameName(say, code))
  return joined.length > 0 ? joined.join(' + ') : gameName(say, game)
}

/** A game's name: its province, its time, its length. */
export function gameName(say: Say, code: string): string {
  const station = stations.find((each) => `vn-${each.code}` === code)
  if (station) return station.name
  const fast = /^vnfast-(north|south)-(\w+)$/.exec(code)
  if (fast) {
    const length =
      fast[2] === '45s' ? say('game.seconds', { n: 45 }) : say('game.minutes', { n: fast[2] ?? '' })
    return `${say(fast[1] === 'north' ? 'game.fastNorth' : 'game.fastSouth')} · ${length}`
  }
  const quick = /^mm2d-fast-(\d+)$/.exec(code)
  if (quick) return `${say('game.fast2d')} · ${say('game.minutes', { n: quick[1] ?? '' })}`
  const two = /^mm2d-(\d\d)(\d\d)$/.exec(code)
  if (two) return `2D · ${two[1]}:${two[2]}`
  return say.maybe(`game.${code}`) ?? code
}
