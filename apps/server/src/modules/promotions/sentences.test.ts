/** Each number in each language's terms is the engine's number: texts hold every figure once, and none of their own. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promotions } from '@jackfruit/contracts'
import { type Fact, type Sentence, sentenceKeys } from '@jackfruit/contracts/offer-sentences'
import { formatMinor } from '@jackfruit/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindOf, readTerms } from './kinds/all.ts'
import { acceptedRules } from './views.ts'

const languages = ['bn', 'cn', 'en', 'hi', 'id', 'ja', 'my', 'th', 'ty', 'ur', 'vi'] as const
const textsOf = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../../../../packages/i18n/locales/${language}/offers.json`, import.meta.url)),
      'utf8',
    ),
  )
const catalogues = new Map(languages.map((language) => [language, textsOf(language)]))

/** As the site fills it in, with figures as they are on the wire. */
const filled = (text: string, facts: readonly Fact[]) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `⟦${facts.find((each) => each.name === name)?.value}⟧`)
const numbersIn = (text: string) => [...text.matchAll(/⟦([^⟧]*)⟧/g)].map(([, value]) => value).toSorted()

function demandTold({ key, facts }: Sentence) {
  for (const [language, texts] of catalogues) {
    const said = filled(texts[key] ?? '', facts)
    expect([language, key, numbersIn(said)]).toEqual([
      language,
      key,
      facts.map(({ value }) => value).toSorted(),
    ])
    expect([language, key, said.replace(/⟦[^⟧]*⟧/g, '')]).toEqual([
      language,
      key,
      expect.not.stringMatching(/\p{Nd}/u),
    ])
  }
}

const amount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((minor) => formatMinor(minor))
const shared = { title: { EN: 'An offer' }, art: 'gem' }
const turns = fc.record({
  board: fc
    .record({
      weight: fc.integer({ min: 1, max: 999_999 }),
      amount,
      stock: fc.integer({ min: 1, max: 1_000_000 }),
      turns: fc.integer({ min: 1, max: 1_000_000 }),
      isBlank: fc.boolean(),
    })
    .map(({ weight, amount: best, stock, turns: most, isBlank }) => ({
      prizes: [{ amount: best, weight, stock }],
      instead: { amount: isBlank ? '0.00' : '0.01', weight: 1_000_000 - weight },
      turns: most,
    })),
  daily: fc.integer({ min: 1, max: 20 }),
})
const often = fc.integer({ min: 1, max: 1_000 })
const kinds = fc.constantFrom(['RNG'], ['RNG', 'LIVE', 'FISH'])
const common = { kinds, stakeMin: amount, reward: amount }
const missionStep = fc.oneof(
  fc.record({ does: fc.constant('bet'), amount, kinds, reward: amount }),
  fc.record({ does: fc.constant('rounds'), count: often, ...common }),
  fc.record({ does: fc.constant('games'), count: fc.integer({ min: 2, max: 100 }), ...common }),
  fc.record({
    does: fc.constant('multiple'),
    times: fc.integer({ min: 2, max: 900 }),
    count: often,
    ...common,
  }),
  fc.record({ does: fc.constant('deposit'), amount, reward: amount }),
  fc.record({ does: fc.constant('signIn'), count: fc.integer({ min: 1, max: 100 }), reward: amount }),
)
const amounts = fc
  .uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 10 })
  .chain((ranks) =>
    fc.tuple(
      ...ranks.toSorted((a, b) => a - b).map((rank) => amount.map((each) => ({ rank, amount: each }))),
    ),
  )
const someTerms = {
  levelUp: fc.record({ amounts }),
  monthly: fc.record({ amounts }),
  birthday: fc.record({
    ...{ amounts, days: fc.integer({ min: 1, max: 31 }), known: fc.integer({ min: 0, max: 365 }) },
  }),
  points: fc.record({ times: fc.integer({ min: 2, max: 10 }), kinds, most: often }),
  rakeback: fc.record({
    ...{ times: often, kinds, share: fc.constantFrom('5', '7.25', '0.5', '50'), cap: amount },
  }),
  ...{ wheel: turns, egg: turns },
  envelope: fc
    .record({ least: fc.bigInt({ min: 1n, max: 10_000n }), count: fc.integer({ min: 2, max: 1_000 }) })
    .map(({ least, count }) => ({
      rain: { least: formatMinor(least), count, pool: formatMinor(least * BigInt(count) + 77n) },
    })),
  raffle: fc.record({
    prizes: fc.array(fc.record({ amount, count: fc.integer({ min: 1, max: 100 }) }), {
      minLength: 1,
      maxLength: 10,
    }),
    per: amount,
    ticketsMax: fc.integer({ min: 1, max: 10_000 }),
  }),
  signIn: fc.record(
    {
      amounts: fc.array(amount, { minLength: 2, maxLength: 31 }),
      bet: fc.record({ amount, kinds }),
    },
    { requiredKeys: ['amounts'] },
  ),
  application: fc.record({ amount, picturesMin: fc.integer({ min: 0, max: 3 }), mayAgain: fc.boolean() }),
  contact: fc.record({ amounts: fc.record({ zalo: amount, whatsApp: amount }) }),
  mission: fc.record({
    chain: fc.array(missionStep, { minLength: 1, maxLength: 12 }),
    isDaily: fc.boolean(),
  }),
  leaderboard: fc.record({
    unit: fc.constantFrom('hour', 'day', 'week', 'whole'),
    times: often,
    by: fc.constantFrom('valid', 'multiple', 'net'),
    kinds,
    stakeMin: amount,
    prizes: fc.oneof(
      fc.record({ own: fc.array(amount, { minLength: 1, maxLength: 50 }) }),
      fc.record({ shared: amount, places: fc.integer({ min: 2, max: 50 }) }),
    ),
    freezeMinutes: fc.integer({ min: 0, max: 1_440 }),
  }),
  cashback: fc.record({
    unit: fc.constantFrom('day', 'week'),
    times: often,
    kinds,
    tiers: fc.tuple(fc.bigInt(1n, 10n ** 6n), fc.bigInt(1n, 10n ** 6n)).map(([from, more]) => [
      { from: formatMinor(from), percent: '5' },
      { from: formatMinor(from + more), percent: '7.25' },
    ]),
    cap: amount,
  }),
  referral: fc.record({
    ...{ deposit: amount, bet: amount, inviter: amount, friend: amount },
    ...{ days: fc.integer({ min: 1, max: 365 }), friendsMost: often },
  }),
  deposit: fc.record({
    nth: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant('day')),
    percent: fc.integer({ min: 1, max: 500 }),
    ...{ most: amount, least: amount },
    bonus: fc.record(
      {
        mode: fc.constantFrom(...promotions.bonusModes),
        times: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
        base: fc.constantFrom('bonus', 'both'),
        days: fc.integer({ min: 1, max: 90 }),
        stakeMost: amount,
        weights: fc.dictionary(
          fc.constantFrom('RNG', 'LIVE', 'FISH', 'PVP'),
          fc.integer({ min: 0, max: 100 }),
        ),
      },
      { requiredKeys: ['mode', 'times', 'base', 'days'] },
    ),
  }),
  freeRounds: fc.record({
    ...{ vendor: fc.constant('hexworks'), games: fc.constant(['slot-golden-chinthe']) },
    ...{ rounds: fc.integer({ min: 1, max: 1_000 }), playDays: fc.integer({ min: 1, max: 365 }) },
    ...{ stake: amount, maxWin: amount },
  }),
}

describe('what an offer says', () => {
  test.each(Object.keys(someTerms) as (keyof typeof someTerms)[])(
    '[IM-40] of any terms of a %s each language tells the figures that the engine reckons with, and no other',
    (code) => {
      const kind = kindOf(code)
      fc.assert(
        fc.property(someTerms[code], (own) => {
          const terms = readTerms(kind, { ...shared, ...own })
          for (const sentence of [kind.promise(terms), ...acceptedRules(kind, terms)]) demandTold(sentence)
        }),
        { numRuns: 60 },
      )
    },
  )

  test.each(['signIn', 'mission', 'envelope', 'application', 'raffle', 'contact'] as const)(
    '[IM-40] a %s promises what its terms pay, and the engine sets exactly that aside',
    (code) => {
      const kind = kindOf(code)
      fc.assert(
        fc.property(someTerms[code], (own) => {
          const terms = readTerms(kind, { ...shared, ...own })
          const [promised] = kind.promise(terms).facts
          expect(promised?.value).toBe(formatMinor(kind.whole?.(terms) ?? kind.most(terms)))
        }),
      )
    },
  )

  test('every sentence has its text in every language, with the same figures in each', () => {
    const figures = (text: string | undefined) =>
      [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
    for (const key of sentenceKeys)
      for (const [language, texts] of catalogues)
        expect([language, key, figures(texts[key])]).toEqual([
          language,
          key,
          figures(catalogues.get('en')?.[key]),
        ])
  })
})
