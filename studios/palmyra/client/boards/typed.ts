/** Numbers as they are typed or pasted, with what cannot be read marked in its place. */
import { element } from '@jackfruit/game-page/dom'
import type { Misread } from '@jackfruit/lottery-rules'
import { type Board, type Parts, pick, playNow } from './parts.ts'

const linesMax = 1000

/** Pieces of the text, those that are wrong apart. */
export function markedPieces(text: string, wrong: readonly Misread[]): { text: string; isWrong: boolean }[] {
  const pieces: { text: string; isWrong: boolean }[] = []
  let at = 0
  for (const { at: from, length } of [...wrong].sort((a, b) => a.at - b.at)) {
    if (from > at) pieces.push({ text: text.slice(at, from), isWrong: false })
    pieces.push({ text: text.slice(from, from + length), isWrong: true })
    at = from + length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isWrong: false })
  return pieces.filter((piece) => piece.text !== '')
}

export function makeTyped(parts: Parts): Board {
  const { say, desk } = parts
  let isTaken = false
  const marks = element('p', { class: 'typed-marks', role: 'status' })
  const field = element('textarea', {
    class: 'typed num',
    rows: 3,
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-label': say('board.type'),
    placeholder: say('board.typeHint'),
    oninput: () => {
      const { value: text } = field
      const reading = playNow(desk)?.choose(text, linesMax)
      const wrong = reading && 'wrong' in reading && text.trim() !== '' ? reading.wrong : []
      marks.replaceChildren(
        ...(wrong.length === 0
          ? []
          : [
              ...markedPieces(text, wrong).map((piece) =>
                piece.isWrong ? element('mark', {}, piece.text) : piece.text,
              ),
              element('span', { class: 'typed-why' }, say(`why.${wrong[0]?.why ?? 'empty'}`)),
            ]),
      )
      isTaken = false
      desk.draft = { ...desk.draft, words: [] }
      pick(parts, reading && 'chosen' in reading ? reading.chosen.picks() : [], true)
      isTaken = desk.draft.words.length > 0
    },
  })
  return {
    node: element('div', { class: 'typed-box' }, field, marks),
    update: () => {
      if (!isTaken || desk.draft.words.length > 0) return
      // What was typed has been laid or cleared.
      field.value = ''
      marks.replaceChildren()
      isTaken = false
    },
  }
}
