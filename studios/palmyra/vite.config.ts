import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient({ code: 'palmyra', name: 'Palmyra', theme: '#0A2A1D', home: import.meta.url })
