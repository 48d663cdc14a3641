/** Why nothing was done, in words. */
export const sentences = {
  nobody: 'There is no member of that name.',
  play_money: 'One of the two plays for play money, and the other does not.',
  same: 'That is how it is already.',
  has_members: 'Members stand below this agent: move them elsewhere first.',
  has_upline: 'A general agent stands directly below the merchant, and this member is below an agent.',
  general_agent: 'A general agent stands directly below the merchant.',
  no_agent: 'That is no agent.',
  closed: 'This account is closed.',
  circle: 'That agent stands below this member: nobody is above itself.',
  deep: 'No line is longer than a hundred.',
  busy: 'Another team of this brand is on its way still: wait until it has moved.',
  no_application: 'There is no application of that reference.',
  application_decided: 'That application was decided before.',
} as const
