/** What the calls take that open an account, whichever way it is opened. */
import * as z from 'zod/mini'
import { languageCode } from '../fields.ts'

export const said = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)))
export const chosenName = z.string().check(z.trim(), z.minLength(1), z.maxLength(50))
export const dialingCode = z.string().check(z.trim(), z.regex(/^\+?\d{1,4}$/))

/** Which of these a brand asks for, and how they must look, its rules say. */
export const asked = {
  verificationCode: said(255),
  payeeName: said(100),
  paymentPassword: z.optional(z.string().check(z.maxLength(64))),
  email: said(100),
  birthday: said(10),
  idNumber: said(60),
  line: said(100),
  whatsapp: said(100),
  facebook: said(100),
  wechat: said(100),
  qqNum: said(100),
  /** The account name of a member who recommended this one. */
  recommenderId: said(50),
  /** The code of a member's invitation. */
  referralCode: said(20),
  affiliateCode: said(20),
  captcha: z.optional(z.string().check(z.maxLength(20))),
  captchaId: z.optional(z.string().check(z.maxLength(64))),
}

export const around = {
  ageConfirmed: z.boolean(),
  humanCheck: z.string().check(z.maxLength(2048)),
  domain: z.optional(z.string().check(z.maxLength(255))),
  registerUrl: z.optional(z.string().check(z.maxLength(500))),
  language: z.optional(languageCode),
}
