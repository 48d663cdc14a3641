/** What a message says on screen, and with which picture. */
import { languageOf, messageWords, type Text, type WordsOfMessage } from '@jackfruit/i18n'
import {
  ArrowCircleDownIcon,
  ArrowCircleUpIcon,
  CoinsIcon,
  CrownIcon,
  GaugeIcon,
  GiftIcon,
  HandCoinsIcon,
  type IconKind,
  LifebuoyIcon,
  MegaphoneIcon,
  PackageIcon,
  ScalesIcon,
  ShieldCheckIcon,
} from '../../../shared/look/icons.ts'
import type { Message } from './queries.ts'

interface Place {
  readonly language: string
  readonly timeZone: string
}

interface Words extends WordsOfMessage {
  /** The language's own name, where it is not the reader's. */
  readonly foreign: string | null
}

export function wordsOf(text: Text, { kind, facts, written }: Message, place: Place): Words {
  if (!written) return { ...messageWords(text, kind, facts, place), foreign: null }
  const { title, content, language } = written
  return {
    title,
    content,
    foreign: language === place.language ? null : (languageOf(language)?.ownName ?? language),
  }
}

/** Of HTML the plain words, for the line below a title. */
export const plainOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim()

interface Face {
  readonly icon: IconKind
  readonly look: string
}

const green = 'bg-positive-bg text-positive'
const blue = 'bg-info-bg text-info'
const amber = 'bg-warning-bg text-warning'
const red = 'bg-negative-bg text-negative'
const plain = 'bg-sunken text-text-2'

const faces: readonly (readonly [RegExp, Face])[] = [
  [/^deposit_credited$/, { icon: ArrowCircleDownIcon, look: green }],
  [/^deposit_(reversed|rejected)$/, { icon: ArrowCircleDownIcon, look: red }],
  [/^deposit_/, { icon: ArrowCircleDownIcon, look: amber }],
  [/^withdrawal_(paid|approved)$/, { icon: ArrowCircleUpIcon, look: green }],
  [/^withdrawal_(rejected|returned)$/, { icon: ArrowCircleUpIcon, look: red }],
  [/^withdrawal_/, { icon: ArrowCircleUpIcon, look: amber }],
  [/^peer_disputed$|^credit_/, { icon: ScalesIcon, look: amber }],
  [/^peer_decided$/, { icon: ScalesIcon, look: blue }],
  [/^peer_(pay|confirm)$/, { icon: HandCoinsIcon, look: amber }],
  [/^peer_|^transfer_/, { icon: HandCoinsIcon, look: green }],
  [/^turnover_/, { icon: GaugeIcon, look: green }],
  [/^vip_/, { icon: CrownIcon, look: amber }],
  [/^application_approved$|^bonus_done$/, { icon: GiftIcon, look: green }],
  [/^application_rejected$|^bonus_reversed$/, { icon: GiftIcon, look: red }],
  [/^bonus_|^rounds_refused$|^reward_expiring$/, { icon: GiftIcon, look: amber }],
  [/^rebate_/, { icon: CoinsIcon, look: green }],
  [/^mall_rejected$/, { icon: PackageIcon, look: red }],
  [/^mall_/, { icon: PackageIcon, look: green }],
  [/^limit_/, { icon: LifebuoyIcon, look: blue }],
  [/^announcement$/, { icon: MegaphoneIcon, look: amber }],
]

export function faceOf({ kind, tab }: Message): Face {
  const known = faces.find(([pattern]) => pattern.test(kind))?.[1]
  if (known) return known
  if (tab === 'offers') return { icon: GiftIcon, look: green }
  return tab === 'system' ? { icon: ShieldCheckIcon, look: blue } : { icon: MegaphoneIcon, look: plain }
}

export const hasExpired = ({ expiresAt }: Message, now = Date.now()): boolean =>
  expiresAt !== null && new Date(expiresAt).getTime() <= now
