/** Results by day, printable, each with its proof where it was drawn here. */
import { element, wordButton } from '@jackfruit/game-page/dom'
import type { Board, Parts } from '../boards/parts.ts'
import { gameName } from '../model/names.ts'
import type { Issue } from '../studio.ts'
import { issueNumber, localTime } from './moments.ts'
import { resultNode } from './numbers.ts'

const dayMs = 86_400_000

export function makeResults(parts: Parts): Board {
  const { say, desk } = parts
  const list = element('ol', { class: 'results' })
  const day = element('input', {
    type: 'date',
    'aria-label': say('results.day'),
    onchange: () => void load(),
  })
  const node = element(
    'section',
    { class: 'card' },
    element(
      'header',
      { class: 'card-head' },
      element('h2', {}, say('tab.results'), ' · ', gameName(say, desk.game.code)),
      day,
      wordButton('quick', say('results.print'), () => print()),
    ),
    list,
  )
  const load = async () => {
    const from = Date.parse(`${day.value}T00:00:00`)
    if (Number.isNaN(from)) return
    try {
      const issues = await desk.studio.results(desk.game.code, from, from + dayMs)
      list.replaceChildren(
        ...(issues.length > 0
          ? issues.map((issue) => resultRow(parts, issue))
          : [element('li', { class: 'hint' }, say('results.none'))]),
      )
    } catch {
      list.replaceChildren(element('li', { class: 'hint' }, say('error.NETWORK')))
    }
  }
  const today = new Date(desk.clock.now())
  day.value = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  void load()
  return { node, update: () => {} }
}

function resultRow(parts: Parts, issue: Issue): HTMLElement {
  const { say, desk } = parts
  const proof = element('pre', { class: 'proof', hidden: true })
  const showProof = async () => {
    proof.hidden = !proof.hidden
    if (proof.hidden || proof.textContent !== '') return
    try {
      proof.textContent = JSON.stringify(await desk.studio.proof(issue.id), null, 2)
    } catch {
      proof.textContent = say('results.noProof')
    }
  }
  return element(
    'li',
    {},
    element(
      'div',
      { class: 'result-head' },
      element('b', { class: 'num' }, issueNumber(issue.id)),
      element('time', { class: 'num' }, localTime(issue.drawsAt)),
      issue.revision > 1 && element('span', { class: 'tag' }, say('results.corrected')),
      issue.seal
        ? element(
            'span',
            { class: 'result-proof' },
            wordButton('link', say('results.proof'), () => void showProof()),
            parts.site !== null &&
              issue.result &&
              element(
                'a',
                {
                  class: 'link',
                  href: `${parts.site}/verify?id=${issue.id}`,
                  target: '_blank',
                  rel: 'noopener',
                },
                say('results.check'),
              ),
          )
        : element('span', { class: 'hint' }, say('results.official')),
    ),
    issue.state === 'void'
      ? element('p', {}, say('results.void'))
      : issue.result
        ? resultNode(say, desk.game.kind, issue.result)
        : element('p', {}, say('banner.drawing')),
    proof,
  )
}
