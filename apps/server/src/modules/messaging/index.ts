/** Messages to people by SMS and mail, and the outbox that shows a demonstration what was sent. */
export { messageText } from './message-texts.ts'
export { type Messages, type Outcome, openMessages } from './messages.ts'
