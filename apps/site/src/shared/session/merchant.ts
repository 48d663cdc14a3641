/** The merchant before the platform has named another one. */
export const defaultMerchant = 'demommk'

export const merchantKey = 'merchantCode'
