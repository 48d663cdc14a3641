/** Where a banner may lead (decision D-31). What leads elsewhere cannot be clicked. */
import type { content } from '@jackfruit/contracts'
import type { infer as Infer } from 'zod/mini'
import { isOwnPath, isSecureAddress } from './html.ts'

export type LinkageType = Infer<typeof content.linkageType>

const isCode = (target: string): boolean => /^[A-Za-z0-9._:-]{1,60}$/.test(target)

const rules: Readonly<Record<LinkageType, (target: string) => boolean>> = {
  '': (target) => target === '',
  '1': isOwnPath,
  '2': isSecureAddress,
  '3': isCode,
  '4': isCode,
  '5': isCode,
}

export const isLinkage = (type: LinkageType, target: string): boolean => rules[type](target)
