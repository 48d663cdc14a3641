import type { TextKey, TextValues } from '@jackfruit/i18n'
import { failureText, useText } from './text.ts'

/** A sentence about one value, with what is put into it. */
export interface Complaint {
  readonly key: TextKey
  readonly values?: TextValues
}

/** What is said of something that went wrong. It becomes words when it is drawn, in the language of then (TR-14). */
export type Message = Complaint | { readonly failure: unknown }
export type Messages<Name extends string> = Partial<Record<Name, Message | undefined>>
type Words<Name extends string> = Partial<Record<Name, string>>

interface Tell {
  (message: Message): string
  (message: Message | null | undefined): string | undefined
}

/** Draws messages in the language on screen. */
export function useMessages(): {
  tell: Tell
  tellAll: <Name extends string>(of: Messages<Name>) => Words<Name>
} {
  const text = useText()
  const draw = (message: Message | null | undefined) => {
    if (!message) return undefined
    return 'failure' in message ? failureText(message.failure) : text(message.key, message.values)
  }
  return {
    tell: draw as Tell,
    tellAll: <Name extends string>(of: Messages<Name>) =>
      Object.fromEntries(
        Object.entries<Message | undefined>(of).flatMap(([name, message]) =>
          message ? [[name, draw(message)]] : [],
        ),
      ) as Words<Name>,
  }
}
