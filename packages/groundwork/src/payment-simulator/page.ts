/** The page where a visitor of the demonstration "pays": the wallet or bank that a real payer would open. */
import { formatMinor } from '@jackfruit/kernel'
import type { BookedOrder } from './book.ts'
import type { Manner } from './tell.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const told: readonly (readonly [Manner, string])[] = [
  ['at-once', 'at once'],
  ['late', 'ten seconds late'],
  ['thrice', 'three times'],
  ['never', 'not at all: the shop has to ask'],
  ['forged', 'by a forger'],
  ['swapped', 'with another amount than was paid'],
]

export interface PayPage {
  readonly order: BookedOrder
  readonly paid: readonly { readonly line: string; readonly txn: string; readonly isBack: boolean }[]
  readonly problem: string | null
}

export function payPage({ order, paid, problem }: PayPage): string {
  const amount = formatMinor(BigInt(order.units), order.scale)
  const options = told
    .map(([manner, label]) => `<option value="${manner}">${escaped(label)}</option>`)
    .join('')
  return page(
    'Pay',
    `<h1>${escaped(amount)} ${escaped(order.currency)}</h1>
     <p>Order ${escaped(order.orderId)} over ${escaped(order.channel)}${order.memo ? `, memo <b>${escaped(order.memo)}</b>` : ''}</p>
     ${paid.map(paidLine).join('')}
     ${problem ? `<p class="wrong" role="alert">${escaped(problem)}</p>` : ''}
     <form method="post">
       <label>Amount<input name="amount" value="${escaped(amount)}" inputmode="decimal" autocomplete="off" required></label>
       <label>Name of the payer<input name="payer" maxlength="100" autocomplete="off"></label>
       <label>In how many parts<input name="parts" value="1" inputmode="numeric" pattern="[1-5]" required></label>
       <label>The shop is told<select name="manner">${options}</select></label>
       <button>Pay</button>
     </form>
     <p>This is a simulator: no money moves.</p>`,
  )
}

export const notFoundPage = () => page('No such order', '<h1>No such order</h1>')

const paidLine = ({ line, txn, isBack }: PayPage['paid'][number]): string =>
  isBack
    ? `<p class="wrong" role="status">Taken back ${escaped(line)}</p>`
    : `<p class="done" role="status">Paid ${escaped(line)}</p>
       <form method="post"><input type="hidden" name="back" value="${escaped(txn)}"><input type="hidden" name="manner" value="thrice">
       <button class="quiet">Take it back (chargeback)</button></form>`

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:light-dark(#eef1f6,#10141c);color:light-dark(#1a2233,#e8ecf4)}
main{width:min(100% - 32px,420px);background:light-dark(#fff,#1b2230);border-radius:16px;padding:24px;box-sizing:border-box}
h1{margin:0;font-size:28px}label{display:grid;gap:4px;margin-top:12px;font-weight:600}input,select,button{font:inherit;box-sizing:border-box;width:100%;min-width:0;padding:12px;border-radius:10px;border:1px solid light-dark(#6b7588,#8a94a8);background:transparent;color:inherit}
option{color:#1a2233;background:#fff}button{margin-top:20px;width:100%;background:#1d4ed8;color:#fff;border:0;font-weight:700}.quiet{margin-top:4px;background:transparent;color:inherit;border:1px solid light-dark(#6b7588,#8a94a8)}.done{color:light-dark(#166534,#86efac)}.wrong{color:light-dark(#b42318,#fda29b)}
</style></head><body><main>${body}</main></body></html>`
