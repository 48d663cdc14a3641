/**
 * What is said of an offer, as data: a sentence is a text of the catalogues by its key, and the figures in it are the
 * engine's own. Nothing on screen that promises something is written anywhere else.
 */
import * as z from 'zod/mini'

/** How a figure is written in a language: money in the brand's currency, days and instants in its time zone. */
export const factUnits = ['money', 'percent', 'times', 'count', 'day', 'instant', 'words'] as const

export const fact = z.object({
  name: z.string().check(z.regex(/^[a-z][A-Za-z]{0,30}$/)),
  unit: z.enum(factUnits),
  value: z.string().check(z.maxLength(200)),
})
export type Fact = z.infer<typeof fact>

/** The sentences of all kinds: each is a text of the catalogue `offers`. A new kind adds its own. */
export const sentenceKeys = [
  // The headline of a kind, and what it asks, in steps.
  'signIn_promise',
  'signIn_step_come',
  'signIn_step_streak',
  'signIn_step_all',
  'application_promise',
  'application_step_ask',
  'application_step_show',
  'application_step_look',
  'application_step_take',
  'contact_promise',
  'contact_step_add',
  'contact_step_enter',
  'contact_step_paid',
  'wheel_promise',
  'wheel_step_turn',
  'egg_promise',
  'egg_step_break',
  'draw_step_seal',
  'draw_step_paid',
  'envelope_promise',
  'envelope_step_open',
  'envelope_step_share',
  'raffle_promise',
  'raffle_step_join',
  'raffle_step_tickets',
  'raffle_step_draw',
  // What is so for every kind.
  'rule_once',
  'rule_again',
  'rule_pool',
  'rule_until',
  'rule_open',
  'rule_take',
  'rule_free',
  'rule_rank',
  'rule_new',
  'rule_contact',
  'rule_instead',
  'rule_blank',
  'rule_turns',
  'rule_seal',
  'rule_raffle_seal',
  'rule_once_won',
  // Where somebody stands.
  'state_join',
  'state_sign_in',
  'state_sign',
  'state_apply',
  'state_take',
  'state_contact',
  'state_claim',
  'state_applying',
  'state_issued',
  'state_claimed',
  'state_process',
  'state_joined',
  'state_signed_in',
  'state_signed',
  'state_signed_last',
  'state_spin',
  'state_crack',
  'state_tomorrow',
  'state_open',
  'state_raffle',
  'state_entered',
  'state_comingSoon',
  'state_closed',
  'state_expired',
  'state_left',
  // Why not.
  'not_pool',
  'not_rank',
  'not_new',
  'not_active',
  'not_resting',
  // Why an application was refused.
  'rejected_unreadable',
  'rejected_unmet',
  'rejected_had',
  'rejected_elsewhere',
  'rejected_late',
] as const
export type SentenceKey = (typeof sentenceKeys)[number]

export const sentence = z.object({ key: z.enum(sentenceKeys), facts: z.array(fact) })
export type Sentence = z.infer<typeof sentence>
