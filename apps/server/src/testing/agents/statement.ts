/** A payment as a browser recomputes it. */
import {
  dividendOf,
  ngrOf,
  payable,
  type Result,
  salaryGross,
  salaryNet,
  tierAt,
  windowPay,
} from '@jackfruit/agent-pay'
import type { agents } from '@jackfruit/contracts'
import { parseMinor } from '@jackfruit/kernel'

/** Signed amounts as they are shown, in the smallest unit. */
export const minor = (text: string): bigint =>
  text.startsWith('-') ? -(parseMinor(text.slice(1)) ?? 0n) : (parseMinor(text) ?? 0n)
export const ppm = (text: string): bigint => parseMinor(text, 4) ?? 0n

/** What a browser makes of a payment: from its inputs alone. */
export function again({ kind, own, below, terms, retro }: agents.Payment): { net: bigint; carry: bigint } {
  const tiersOf = (input: agents.Input) =>
    input.tiers.map(({ minValid, minActive, minLoss, rates }) => ({
      ...{ minValid: minor(minValid), minActive },
      ...(minLoss !== null && { minLoss: minor(minLoss) }),
      rates: Object.fromEntries(rates.map((each) => [each.kind, ppm(each.rate)])),
    }))
  const validOf = (input: agents.Input) =>
    Object.fromEntries(input.validByKind.map((each) => [each.kind, minor(each.valid)]))
  const resultOf = ({ result }: agents.Input): Result => {
    if (!result) throw new Error('no result')
    const { stake, payout, bonuses, rebates, salaries, deposits } = result
    return {
      ...{ stake: minor(stake), payout: minor(payout), bonuses: minor(bonuses) },
      ...{ rebates: minor(rebates), salaries: minor(salaries), deposits: minor(deposits) },
    }
  }
  const total = (all: Record<string, bigint>) => Object.values(all).reduce((sum, each) => sum + each, 0n)
  const carryIn = BigInt(own.carryIn)
  if (kind === 'dividend') {
    const said = terms.dividend
    if (!said) throw new Error('no dividend')
    const costs = {
      ...{
        lessSalaries: said.lessSalaries,
        paymentFee: ppm(said.paymentFee),
        providerFee: ppm(said.providerFee),
      },
    }
    const branch = (input: agents.Input) => ({
      ...{ tiers: tiersOf(input), valid: total(validOf(input)), active: input.active },
      ...{ ngr: ngrOf(resultOf(input), costs), carryIn: BigInt(input.carryIn) },
    })
    const { mode, keepsCarry, unit } = said
    const { net, carryOut } = dividendOf({
      ...{ mode, keepsCarry, unit: minor(unit), own: branch(own), below: below.map(branch) },
    })
    return { net, carry: carryOut }
  }
  if (kind === 'realtime') {
    const part = (input: agents.Input) => {
      const { reached } = input
      if (!reached) throw new Error('nothing is said of the day')
      const sums = { valid: minor(reached.valid), active: input.active, lost: minor(reached.lost) }
      const place = tierAt(tiersOf(input), sums)
      return {
        rates: place === null ? {} : (tiersOf(input)[place]?.rates ?? {}),
        validByKind: validOf(input),
      }
    }
    const { pay, carry } = windowPay({
      ...{ own: part(own), below: below.map(part), carry: carryIn, retro: BigInt(retro ?? '0') },
    })
    return { net: pay, carry }
  }
  const gross = (input: agents.Input) => {
    const { stake, payout } = resultOf(input)
    const says = {
      ...{ tiers: tiersOf(input), onlyIfTeamLost: input.onlyIfTeamLost },
      ...(input.step !== null && { step: minor(input.step) }),
    }
    return salaryGross(says, { validByKind: validOf(input), active: input.active, lost: stake - payout })
      .gross
  }
  const { pay, carry } = payable(salaryNet(gross(own), below.map(gross)) + carryIn)
  return { net: pay, carry }
}
