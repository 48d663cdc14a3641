/** The month as steps, each at its instant, in order: what is done again after a fall is the same. Pure. */
import { type Agreement, agreements, type Later, later, shortAgreements } from './contracts.data.ts'
import { drawsFrom } from './draws.ts'
import { agents, type DemoAgent, second } from './people.data.ts'
import { type Deed, lateMs, monthOf, type Span } from './play.ts'

type Doing =
  | { readonly do: 'comeAgent'; readonly agent: DemoAgent }
  | {
      readonly do: 'comeMember'
      readonly name: string
      readonly agent: DemoAgent
      readonly code: string | null
    }
  | { readonly do: 'agree'; readonly agreement: Agreement }
  | { readonly do: 'later'; readonly what: Later }
  /** Up to and with the last of them. */
  | { readonly do: 'deeds'; readonly deeds: readonly Deed[] }
  /** What goes on by the clock: counting, reckoning and paying. */
  | { readonly do: 'clock' }
  | { readonly do: 'payBills'; readonly who: string }
  | { readonly do: 'readMessages' }

/** `at` in milliseconds. */
export type Step = Doing & { readonly at: number }

const [minuteMs, hourMs] = [60_000, 3_600_000]
const seed = 20_261
/** The night's pay is paid at two. */
const nightMs = 2 * hourMs + 90_000
const [shortDays, dayMs] = [1, 24 * hourMs]

export function timelineOf(span: Span, openingBalance: bigint): Step[] {
  const { days, until } = span
  const dayAt = (day: number): number => days[Math.min(day, days.length - 1)] ?? until
  const draws = drawsFrom(seed)
  const steps: Step[] = []
  const deeds: Deed[] = []
  for (const [place, agent] of agents.entries()) {
    const cameAt = dayAt(agent.day) + hourMs / 2 + place * minuteMs
    steps.push({ at: cameAt, do: 'comeAgent', agent })
    for (const [at, name] of agent.members.entries()) {
      const joinedAt =
        dayAt(agent.day + Math.floor((at * at) / 3)) + (9 + draws(12)) * hourMs + draws(60) * minuteMs
      if (joinedAt >= until) continue
      const code = agent.links[draws(agent.links.length + 1)]?.code ?? null
      steps.push({ at: joinedAt, do: 'comeMember', name, agent, code })
      deeds.push(...monthOf({ who: name, joinedAt, balance: openingBalance }, span, draws))
    }
  }
  const comings = steps.map(({ at }) => at).toSorted((a, b) => a - b)
  steps.push(...agreed(dayAt, until), ...piecesOf(deeds, comings, span), ...hoursOf(span))
  return steps.filter(({ at }) => at < until).toSorted((a, b) => a.at - b.at)
}

/** Whoever comes agrees in the first hours; salaries of short periods begin where the month ends. */
function agreed(dayAt: (day: number) => number, until: number): Step[] {
  const dayOf = new Map(agents.map(({ name, day }) => [name, day]))
  const long = agreements.map((agreement, place): Step => {
    const at = dayAt(dayOf.get(agreement.downline) ?? 0) + 2 * hourMs + (place + 1) * 4 * minuteMs
    return { at, do: 'agree', agreement }
  })
  const short = shortAgreements.map((agreement, place): Step => {
    const before = agreement.kind === 'hourly' ? shortDays * dayMs : lateMs
    return { at: until - before + place * 1_000, do: 'agree', agreement }
  })
  return [
    ...long,
    ...short,
    ...later.map((what): Step => ({ at: until - what.hoursBefore * hourMs, do: 'later', what })),
  ]
}

/**
 * Deeds that are written together: of some hours, and where the month ends of as little as is paid by. Whoever comes is
 * there before.
 */
function piecesOf(deeds: readonly Deed[], comings: readonly number[], { days, until }: Span): Step[] {
  const lengthOf = (at: number): number =>
    at >= until - lateMs - hourMs / 6
      ? 5 * minuteMs
      : at >= until - shortDays * dayMs - 2 * hourMs
        ? hourMs
        : 3 * hourMs
  const pieceOf = ({ at }: Deed): string => {
    const length = lengthOf(at)
    const day = days.findLast((begins) => begins <= at) ?? 0
    const came = comings.findLastIndex((coming) => coming <= at)
    return `${day} ${length} ${Math.floor((at - day) / length)} ${came}`
  }
  return [
    ...Map.groupBy(
      deeds.toSorted((a, b) => a.at - b.at),
      pieceOf,
    ).values(),
  ].map((piece): Step => ({ at: piece[0]?.at ?? until, do: 'deeds', deeds: piece }))
}

/** Every night; in the last day every hour; in the last hours every five minutes. */
function hoursOf({ days, until }: Span): Step[] {
  const nights = days.slice(1).map((begins) => begins + nightMs)
  const today = days.at(-1) ?? until
  const every = (length: number, since: number, lateBy: number): number[] => {
    const first = today + Math.ceil((since - today) / length) * length
    return Array.from(
      { length: Math.max(0, Math.ceil((until - first) / length)) },
      (_, n) => first + n * length + lateBy,
    )
  }
  const hours = every(hourMs, until - shortDays * dayMs + hourMs, 6 * minuteMs)
  const windows = every(5 * minuteMs, until - lateMs + 5 * minuteMs, minuteMs + 2_000)
  const clocks = [...nights, ...hours, ...windows].map((at): Step => ({ at, do: 'clock' }))
  // What the newest night asks for is left to whoever logs in.
  const lastNight = nights.findLast((at) => at < until) ?? until
  const evenings = days.map((begins) => begins + 20 * hourMs).filter((at) => at < lastNight)
  return [
    ...clocks,
    ...evenings.map((at): Step => ({ at, do: 'payBills', who: second })),
    { at: until - 3 * dayMs, do: 'readMessages' },
  ]
}
