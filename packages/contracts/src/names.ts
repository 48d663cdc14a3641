/**
 * What names and other words of people may consist of: one rule for every field in which somebody types them, in
 * whatever script. Whoever reads them must see all of what was typed, in the order in which it stands.
 */

/**
 * What cannot be seen, or turns the text around it: controls, bidi marks and overrides, fillers, what belongs to no
 * script. Joiners are judged by themselves, and the sign that gives a picture its colours is no letter's.
 */
const unseen =
  /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\uffff]/u
/** Joiners write words of Arabic, Indic and other scripts after a mark or such a letter, and hide in all others. */
const loneJoiner = /(?<![\p{M}\p{Script=Arabic}\p{Script=Syriac}\p{Extended_Pictographic}])(?:\u200c|\u200d)/u

const isSeen = (text: string): boolean => !unseen.test(text) && !loneJoiner.test(text)
const isOfLetters = (text: string): boolean => isSeen(text) && !text.includes('\ufe0f')
const tidied = (text: string): string => text.normalize('NFC').trim().replace(/ +/g, ' ')

const nameShape = /^\p{L}(?:[\p{L}\p{M} .,'’ʼ·・‐-]|\u200c|\u200d)*$/u
const nicknameShape = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .,'’ʼ·・‐_-]|\u200c|\u200d)*$/u
const nameMin = 2

/** A person's name as it is kept; null for what can be none. */
export function nameOf(text: string): string | null {
  const name = tidied(text)
  return [...name].length >= nameMin && isOfLetters(name) && nameShape.test(name) ? name : null
}

/** What somebody is called by others here: a name, which may have figures. */
export function nicknameOf(text: string): string | null {
  const name = tidied(text)
  return isOfLetters(name) && nicknameShape.test(name) ? name : null
}

/** One line of whatever, without markup; empty too. */
export function lineOf(text: string): string | null {
  const line = text.normalize('NFC').trim()
  return isSeen(line) && !/[<>]/.test(line) ? line : null
}

/** Words in lines of their own; a sign that is less than something is no markup, a tag is. */
export function wordsOf(text: string): string | null {
  const words = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return isSeen(words.replace(/[\n\t]/g, ' ')) && !/<[\p{L}!?/]/u.test(words) ? words : null
}
