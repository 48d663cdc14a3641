import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, nothing } from '../fields.ts'
import { askRefusals, checkRefusals } from './codes.ts'

/**
 * What a member keeps safe, in the security centre. Calls that change it refuse with
 * `confirmation_needed` unless this session showed the login password in the last five minutes.
 */

/** How members may be reached elsewhere, by the names of the profile. */
export const contactIds = [
  'whatsapp',
  'facebook',
  'telegram',
  'line',
  'zalo',
  'viber',
  'qqNum',
  'wechat',
  'skype',
] as const
export const genders = ['female', 'male', 'different'] as const
/** Pictures that a member hands in: png or jpg, judged by content. */
export const pictureBytesMax = 5 * 1024 * 1024

/** Pictures of the house that a member may choose: heads of games, of which the upper square is shown. */
export const avatarIcons = [
  'slot-golden-chinthe',
  'slot-tiger-gold',
  'slot-elephant-king',
  'slot-peacock-court',
  'slot-moon-wolf',
  'slot-owl-mystery',
  'fish-golden-turtle',
  'slot-jade-serpent',
  'cock-arena',
  'slot-durian-rush',
  'slot-golden-rind',
  'slot-bull-market',
  'fish-octopus-king',
  'slot-phoenix-fire',
  'slot-lotus-cluster',
  'slot-drum-festival',
] as const
export const documentSides = ['front', 'back', 'selfie'] as const
export type DocumentSide = (typeof documentSides)[number]

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(20))
const contactKinds = ['mobile', 'email'] as const
const password = z.string().check(z.minLength(1), z.maxLength(128))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
/** Base64 of at most the bytes above, and of a little more, so that it is refused by name. */
const file = z.string().check(z.minLength(1), z.maxLength(7_100_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
const confirmationRefusals = ['confirmation_needed'] as const

const contacts = z.object({
  whatsapp: text(60),
  facebook: text(100),
  telegram: text(60),
  line: text(60),
  zalo: text(60),
  viber: text(60),
  qqNum: text(20),
  wechat: text(60),
  skype: text(60),
})
/** Empty is: not given. */
const profileFields = z.object({
  nickname: text(30),
  payeeName: text(100),
  birthday: z.union([z.literal(''), day]),
  gender: z.union([z.literal(''), z.enum(genders)]),
  address: text(300),
  nationality: text(60),
  occupation: text(80),
  sourceOfIncome: text(80),
  placeOfBirth: text(100),
  ...contacts.shape,
})
const profileReply = z.object({
  ...profileFields.shape,
  /** What was set once and is changed by customer service alone. */
  locked: z.array(z.enum(['payeeName', 'birthday'])),
})

export const profile = endpoint({
  method: 'GET',
  path: '/wps/v2/members/me/profile',
  access: 'member',
  summary: 'The profile with every contact id.',
  reply: profileReply,
  refusals: [],
})

export const saveProfile = endpoint({
  method: 'POST',
  path: '/wps/v2/members/me/profile',
  access: 'member',
  summary: 'Change fields of the profile. The real name and the birthday are set once.',
  body: z.partial(z.strictObject(profileFields.shape)),
  reply: profileReply,
  refusals: ['field_invalid', 'field_locked', 'too_young', ...confirmationRefusals],
})

const picture = z.nullable(z.string())

export const icons = endpoint({
  method: 'GET',
  path: '/wps/v2/members/me/icon',
  access: 'session',
  summary: 'The icons that may be chosen, and the chosen one.',
  reply: z.object({
    icons: z.array(z.object({ id: z.string(), url: z.string() })),
    current: z.nullable(z.string()),
  }),
  refusals: [],
})

export const avatar = endpoint({
  method: 'GET',
  path: '/wps/v2/members/me/avatar',
  access: 'session',
  summary: "The member's picture, chosen or uploaded; null before there is one.",
  reply: z.object({ url: picture }),
  refusals: [],
})

export const setAvatar = endpoint({
  method: 'POST',
  path: '/wps/v2/members/me/avatar',
  access: 'member',
  summary: 'Choose an icon, or upload a png or jpg of at most 5 MB as base64.',
  body: z.union([z.strictObject({ icon: z.string().check(z.maxLength(60)) }), z.strictObject({ file })]),
  reply: z.object({ url: picture }),
  refusals: ['icon_unknown', 'picture_type', 'picture_too_large', 'picture_broken'],
})

export const confirm = endpoint({
  method: 'POST',
  path: '/wps/v2/security/confirm',
  access: 'member',
  summary: 'Show the login password again: for five minutes this session may change what is kept safe.',
  sealed: 'confirm',
  body: z.union([
    z.strictObject({ password }),
    /** For whom has no password, or forgot it: a code to a contact that is bound. */
    z.strictObject({ kind: z.enum(contactKinds), code }),
  ]),
  reply: z.object({ until: instant }),
  refusals: ['wrong_password', 'contact_missing', 'sealed_body_refused', ...checkRefusals],
})

export const confirmCode = endpoint({
  method: 'POST',
  path: '/wps/v2/security/confirm/code',
  access: 'member',
  summary: 'A code to a bound contact, that confirms in place of the password.',
  body: z.strictObject({ kind: z.enum(contactKinds) }),
  reply: z.object({ expiredMinutes: z.number() }),
  refusals: ['contact_missing', ...askRefusals],
})

const contact = z.union([
  z.strictObject({
    kind: z.literal('mobile'),
    dialingCode: z.string().check(z.trim(), z.maxLength(5)),
    number: z.string().check(z.trim(), z.maxLength(20)),
  }),
  z.strictObject({ kind: z.literal('email'), address: z.string().check(z.trim(), z.maxLength(100)) }),
])

export const bindCode = endpoint({
  method: 'POST',
  path: '/wps/v2/security/bind/code',
  access: 'member',
  summary: 'A code to the mobile number or e-mail address that is to be bound.',
  body: z.strictObject({ contact }),
  reply: z.object({ expiredMinutes: z.number() }),
  refusals: ['contact_taken', ...askRefusals, ...confirmationRefusals],
})

export const bind = endpoint({
  method: 'POST',
  path: '/wps/v2/security/bind',
  access: 'member',
  summary: 'Bind a mobile number or an e-mail address, in place of the one before.',
  body: z.strictObject({ contact, code }),
  reply: nothing,
  refusals: ['contact_taken', ...checkRefusals, ...confirmationRefusals],
})

const documentState = z.enum(['none', 'draft', 'pending', 'approved', 'refused'])
const bound = z.nullable(z.object({ masked: z.string(), isVerified: z.boolean() }))

export const overview = endpoint({
  method: 'GET',
  path: '/wps/v2/security',
  access: 'member',
  summary: 'What is set and what is not.',
  reply: z.object({
    mobile: bound,
    email: bound,
    /** Kinds that changed in the last day: told until its owner must have seen it. */
    changedLately: z.array(z.enum(contactKinds)),
    /** Null: nobody chose one yet. */
    passwordChangedAt: z.nullable(instant),
    paymentPasswordSet: z.boolean(),
    authenticatorSince: z.nullable(instant),
    recoveryCodesLeft: z.number(),
    payeeName: z.string(),
    documents: documentState,
    sessions: z.number(),
  }),
  refusals: [],
})

export const userInfo = endpoint({
  method: 'GET',
  path: '/wps/v2/members/me/user-info',
  access: 'member',
  summary: 'Profile, contacts, bound ways and the last login.',
  reply: z.object({
    profile: profileReply,
    mobile: bound,
    email: bound,
    authenticator: z.boolean(),
    paymentPassword: z.boolean(),
    lastLoginAt: z.nullable(instant),
  }),
  refusals: [],
})

export const paymentPassword = endpoint({
  method: 'POST',
  path: '/wps/v2/security/payment-password',
  access: 'member',
  summary: 'Set or change the payment password: six digits.',
  sealed: 'paymentPassword',
  body: z.strictObject({
    paymentPassword: z.string().check(z.regex(/^\d{6}$/)),
    confirmPaymentPassword: z.string().check(z.maxLength(20)),
  }),
  reply: nothing,
  refusals: ['passwords_differ', 'payment_password_weak', 'sealed_body_refused', ...confirmationRefusals],
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/wps/v2/security/authenticator',
  access: 'member',
  summary: 'A new secret for an authenticator app, which counts after a first right code.',
  reply: z.object({ secret: z.string(), uri: z.string() }),
  refusals: [...confirmationRefusals],
})

export const turnOnAuthenticator = endpoint({
  method: 'PUT',
  path: '/wps/v2/security/authenticator',
  access: 'member',
  summary: 'Turn the authenticator on by its first code; answers the recovery codes, once.',
  body: z.strictObject({ code }),
  reply: recoveryCodes,
  refusals: ['authenticator_not_begun', 'code_invalid', 'too_many_attempts', ...confirmationRefusals],
})

export const turnOffAuthenticator = endpoint({
  method: 'DELETE',
  path: '/wps/v2/security/authenticator',
  access: 'member',
  summary: 'Turn the authenticator off.',
  reply: nothing,
  refusals: [...confirmationRefusals],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/wps/v2/security/recovery-codes',
  access: 'member',
  summary: 'Ten new recovery codes in place of the old.',
  reply: recoveryCodes,
  refusals: ['authenticator_not_begun', ...confirmationRefusals],
})

export const documents = endpoint({
  method: 'GET',
  path: '/wps/v2/security/documents',
  access: 'member',
  summary: 'Papers for verification: what was handed in and what became of it.',
  reply: z.object({
    state: documentState,
    reason: z.nullable(z.string()),
    submittedAt: z.nullable(instant),
    sides: z.array(z.enum(documentSides)),
  }),
  refusals: [],
})

export const documentPicture = endpoint({
  method: 'GET',
  path: '/wps/v2/security/document',
  access: 'member',
  summary: "One of the member's own papers, as the address of its data.",
  query: z.object({ side: z.enum(documentSides) }),
  reply: z.object({ url: z.string() }),
  refusals: ['document_not_found'],
})

export const addDocument = endpoint({
  method: 'POST',
  path: '/wps/v2/security/document',
  access: 'member',
  summary: 'Hand in one picture: front, back or a selfie with the paper; at most three.',
  body: z.strictObject({ side: z.enum(documentSides), file }),
  reply: z.object({ url: z.string() }),
  refusals: [
    'picture_type',
    'picture_too_large',
    'picture_broken',
    'too_many_pictures',
    'documents_closed',
    ...confirmationRefusals,
  ],
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/wps/v2/security/document',
  access: 'member',
  summary: 'Take a picture back before it is handed in for good.',
  query: z.object({ side: z.enum(documentSides) }),
  reply: nothing,
  refusals: ['documents_closed'],
})

export const submitDocuments = endpoint({
  method: 'PUT',
  path: '/wps/v2/security/documents',
  access: 'member',
  summary: 'Hand the papers in: the front and the selfie at least.',
  reply: nothing,
  refusals: ['documents_incomplete', 'documents_closed', ...confirmationRefusals],
})
