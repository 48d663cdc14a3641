import type { Module, Platform } from '../../platform/module.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import { type Messages, openMessages } from './messages.ts'
import { mountOutbox } from './outbox.ts'
import { providersOf } from './providers.ts'

export function open(platform: Platform, { merchants }: { readonly merchants: Merchants }): Module<Messages> {
  const { config, db, workDb, now, secrets, isProduction, warn } = platform
  const parts = {
    ...{ now, key: secrets.fields, keepsBodies: !isProduction },
    providers: providersOf(config),
    onError: warn('message'),
  }
  const messages = openMessages({ ...parts, db })
  const due = openMessages({ ...parts, db: workDb })
  return {
    face: messages,
    serve({ app }) {
      if (!isProduction) mountOutbox(app, { messages, brandOf: merchants.brandOf, isTest: config.test })
    },
    // What nobody carries: its process died, or the service did not answer.
    jobs: [{ name: 'messages', cron: '* * * * *', work: async () => due.tidyUp(await merchantIds(workDb)) }],
  }
}
