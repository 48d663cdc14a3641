import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient({ code: 'tamarind', name: 'Tamarind', theme: '#12020F', home: import.meta.url })
