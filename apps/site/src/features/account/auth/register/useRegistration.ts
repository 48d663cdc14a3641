import { fieldRules } from '@jackfruit/contracts'
import { useState } from 'react'
import { useBrand, useSite } from '../../../../shared/session/brand.ts'
import { isOn } from '../../../../shared/session/switches.ts'
import {
  cleaned,
  type FieldName,
  fieldNames,
  type PlannedField,
  plannedFields,
  withThirdCode,
} from '../rules.ts'

export type Values = Record<FieldName, string>
const nothingTyped = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Values

/** What a form has that is not the brand's own. */
export interface Special {
  /** Another way than those that the brand offers in its form. */
  readonly only?: fieldRules.RegisterWay
  readonly username?: string
}

interface Shape extends Special {
  readonly hides: ReadonlySet<FieldName>
  readonly unfolds: ReadonlySet<FieldName>
}

/** Trimmed as the platform wants it; a password is sent as it was typed. Empty fields stay away. */
export function toldIn(
  values: Readonly<Values>,
  shown: readonly PlannedField[],
): Partial<Record<FieldName, string>> {
  const sent = shown.map(({ name }) => [name, cleaned(name, values[name])] as const)
  return Object.fromEntries(sent.filter(([, value]) => value !== ''))
}

/** What was typed, on whichever way: going to another one and back loses nothing. */
export function useRegistration({ hides, unfolds, only, username = '' }: Shape) {
  const { switches } = useSite()
  const { registerRules, dialingCodes } = useBrand()
  const ways = only ? [only] : fieldRules.openWays((modId) => switches.get(modId) === true)
  const [chosen, setChosen] = useState(ways[0]?.kind)
  const way = ways.find(({ kind }) => kind === chosen) ?? ways[0] ?? null
  const [values, setValues] = useState<Values>({ ...nothingTyped, username })
  const [dialingCode, setDialingCode] = useState(dialingCodes[0] ?? '')
  const [isUnfolded, setUnfolded] = useState(false)

  const plan = way ? plannedFields(registerRules, way) : { asked: [], folded: [] }
  const isSeen = ({ name }: PlannedField) => !hides.has(name)
  const isOut = ({ name }: PlannedField) => isUnfolded || unfolds.has(name) || values[name] !== ''
  const folded = plan.folded.filter((field) => isSeen(field) && !isOut(field))
  const planned = [...plan.asked, ...plan.folded.filter(isOut)].filter(isSeen)
  // Another sign-in vouches for the person by itself.
  const isVouched = !only && isOn(switches, 'REG_THIRD_PHONE_VERIFY')
  const shown = isVouched ? withThirdCode(planned, registerRules, values.mobileNum.trim() !== '') : planned
  return {
    isVouched,
    ...{ ways, way, values, setValues, dialingCode, setDialingCode, shown, folded },
    choose: setChosen,
    unfold: () => setUnfolded(true),
  }
}
