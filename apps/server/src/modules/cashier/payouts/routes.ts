/** The calls of withdrawing. */
import { cashierPayouts, type ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, type Principal, serve } from '../../../platform/http/http.ts'
import type { MoneyFacts } from '../../identity/index.ts'
import type { BrandData } from '../../merchants/index.ts'
import { type Account, accountsOf, bindAccount, holderOf, preferAccount, removeAccount } from './accounts.ts'
import { type CheckState, check } from './checks.ts'
import { brandOf, type PayoutParts } from './parts.ts'
import { channelTimes } from './progress.ts'
import { detailOf, orderOf, payoutsOf } from './read.ts'
import { cancelPayout, requestPayout } from './request.ts'
import { type Method, methodNamed, offered, percentOf, type Rules, rulesOf } from './rules.ts'
import { priceOf, sentFor } from './tender.ts'

export function mountPayouts(mount: Mount, parts: PayoutParts): void {
  mountAccounts(mount, parts)
  serve(mount, cashierPayouts.payoutChecks, ({ principal, query }) => checksOf(parts, principal, query))
  serve(
    mount,
    cashierPayouts.requestPayout,
    async ({ principal, body }) => {
      const { bankAccountId: account, ...asked } = body
      const id = await requestPayout(parts, principal, { account, ...asked })
      return orderOf(parts, principal, id)
    },
    { rate: 'entry', money: 'begins' },
  )
  serve(mount, cashierPayouts.payouts, ({ principal, query }) => payoutsOf(parts, principal, query))
  serve(mount, cashierPayouts.payoutDetail, ({ principal, query }) => detailOf(parts, principal, query.id))
  serve(mount, cashierPayouts.cancelPayout, async ({ principal, body }) => {
    await cancelPayout(parts, principal, body.id)
    return orderOf(parts, principal, body.id)
  })
}

function mountAccounts(mount: Mount, parts: PayoutParts): void {
  serve(mount, cashierPayouts.payoutAccounts, async ({ principal }) => {
    const brand = await brandOf(parts, principal.merchantId)
    const rules = rulesOf(brand)
    const { payeeName } = await parts.knownMember(principal)
    const accounts = await inMerchant(parts.db, principal.merchantId, (tx) =>
      accountsOf(tx, parts, principal),
    )
    return {
      accounts: accounts.map((account, place) => ({
        ...accountRow(account, rules, parts.now()),
        isDefault: place === 0,
      })),
      methods: offered(rules, parts.gateways).map(({ code, name, kind, banks, example, ...each }) => ({
        ...{ code, name, kind, banks: [...banks], example, network: each.network, minutes: each.minutes },
        min: formatMinor(each.min, rules.scale),
        max: formatMinor(each.max, rules.scale),
        fee: { percent: percentOf(each.feeBasisPoints), fixed: formatMinor(each.feeFixed, rules.scale) },
      })),
      holder: holderOf(payeeName, accounts),
      accountsMax: rules.accountsMax,
      coolingHours: rules.coolingHours,
    }
  })
  serve(
    mount,
    cashierPayouts.bindPayoutAccount,
    async ({ principal, body }) => {
      const account = await bindAccount(parts, principal, body)
      return accountRow(account, rulesOf(await brandOf(parts, principal.merchantId)), parts.now())
    },
    { rate: 'entry' },
  )
  serve(mount, cashierPayouts.preferPayoutAccount, async ({ principal, body }) => {
    await preferAccount(parts, principal, body.id)
    return null
  })
  serve(
    mount,
    cashierPayouts.removePayoutAccount,
    async ({ principal, body }) => {
      await removeAccount(parts, principal, body)
      return null
    },
    { rate: 'entry' },
  )
}

const tailLength = 4

function accountRow(
  { id, method, bank, holder, number, addedAt, usableAt }: Account,
  rules: Rules,
  now: Date,
) {
  const known = methodNamed(rules, method)
  return {
    ...{ id, method, bank, holder },
    methodName: known?.name ?? method,
    kind: known?.kind ?? 'wallet',
    tail: number.slice(-tailLength),
    addedAt: addedAt.toISOString(),
    usableAt: usableAt.toISOString(),
    isUsable: usableAt <= now,
  }
}

async function checksOf(
  parts: PayoutParts,
  principal: Principal,
  asked: { amount?: string | undefined; account?: string | undefined; language?: string | undefined },
): Promise<ReplyOf<typeof cashierPayouts.payoutChecks>> {
  const { merchantId } = principal
  const brand = await brandOf(parts, merchantId)
  const [purse, known, isSet] = await Promise.all([
    parts.purseOf(principal),
    parts.knownMember(principal),
    parts.paymentPasswords.isSet(principal),
  ])
  const [amount, account] = [asked.amount ?? null, asked.account ?? null]
  const { checked, times } = await inMerchant(parts.db, merchantId, async (tx) => {
    const checked = await check(tx, parts, {
      ...{ owner: principal, purse, brand, known, amount, account, language: asked.language },
    })
    const method = checked.account?.method
    return {
      checked,
      times: method ? await channelTimes(tx, { merchantId, method, now: parts.now() }) : null,
    }
  })
  return { ...checksReply(checked, brand), ...rest(checked, { known, isSet }), channel: times }
}

type Checked = Awaited<ReturnType<typeof check>>

function checksReply(checked: Checked, { currency }: BrandData) {
  const { rules, terms, balance, available, amount, fee, turnoverLeft, broken, dayLeft, lost } = checked
  const { dayMax, freeLeft } = checked
  const money = (minor: bigint) => formatMinor(minor, rules.scale)
  return {
    ...{ currency, balance: money(balance), available: money(available), fee: money(fee) },
    amount: amount === null ? null : money(amount),
    receive: money((amount ?? 0n) - fee),
    freeLeft,
    feeRate: { percent: percentOf(terms.feeBasisPoints), fixed: money(terms.feeFixed) },
    pay: payOf(terms.method, currency, (amount ?? 0n) - fee),
    turnover: { state: turnoverState(checked), left: money(turnoverLeft) },
    bonuses: {
      lost: money(lost.reduce((sum, each) => sum + each.amount, 0n)),
      lists: lost.map((each) => ({ id: each.id, title: each.title, amount: money(each.amount) })),
    },
    limits: {
      ...{ state: stopIf(broken !== null), broken },
      ...{
        min: money(terms.min),
        max: money(terms.max),
        dayMax: money(dayMax),
        dayLeft: money(dayLeft),
      },
    },
  }
}

/** What is left to bet stops what is asked for only where that is more than the rest of the balance. */
function turnoverState({ turnoverLeft, available, amount }: Checked): CheckState {
  if (turnoverLeft === 0n) return 'ok'
  return available === 0n || (amount ?? 0n) > available ? 'stop' : 'wait'
}

function rest(
  { rules, papers, used, pendingId, account, accountProblem, risk }: Checked,
  { known, isSet }: { known: MoneyFacts; isSet: boolean },
) {
  return {
    verification: {
      ...{ state: papers, documents: known.documents },
      neededFrom: formatMinor(rules.papersFrom, rules.scale),
    },
    count: { state: stopIf(used >= rules.dayCount), used, max: rules.dayCount },
    pending: { state: stopIf(pendingId !== null), id: pendingId },
    paymentPassword: { state: stopIf(!isSet) },
    account: {
      state: stopIf(accountProblem !== null),
      problem: accountProblem,
      usableAt: account?.usableAt.toISOString() ?? null,
    },
    isAutomatic: risk === null && papers === 'ok',
  }
}

/** What of a coin arrives for this amount; null where the purse's own money is paid. */
function payOf(method: Method | null, purse: string, receive: bigint) {
  const rate = method && priceOf(method.tender, purse)
  if (!method || rate === null) return null
  const { currency, scale, amount } = sentFor(method.tender, receive)
  return { currency, amount: formatMinor(amount, scale), rate }
}

const stopIf = (isBroken: boolean) => (isBroken ? ('stop' as const) : ('ok' as const))
