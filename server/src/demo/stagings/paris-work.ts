import type { DemoWork } from './demo-job.ts';

const paris = { city: 'Paris', state: 'Île-de-France', country: 'FR' } as const;
const hugo = 'hugo@maison-lumiere.test';
const claire = 'claire@maison-lumiere.test';

// biome-ignore format: one client, one property, one room on a line
export const parisWork: DemoWork = {
  clients: [
    { key: 'agence', name: 'Agence Rive Droite', kind: 'brokerage', company: 'Rive Droite Immobilier', email: 'contact@rivedroite.test', phone: '+33 1 99 00 20 01', contact: { name: 'Sylvie Marchand', role: 'Directrice', email: 'sylvie@rivedroite.test', phone: '+33 1 99 00 20 02' }, spokenDaysAgo: 2 },
    { key: 'lefevre', name: 'Famille Lefèvre', kind: 'homeowner', email: 'lefevre@example.test', phone: '+33 6 99 00 20 11', spokenDaysAgo: 6, notes: 'Préfère être appelée le matin.' },
    { key: 'promoteur', name: 'Canal Promotion', kind: 'builder', company: 'Canal Promotion SAS', email: 'ventes@canalpromotion.test', phone: '+33 1 99 00 20 21', spokenDaysAgo: 11 },
  ],
  properties: [
    { ...paris, key: 'charonne', owner: 'lefevre', address: '84 rue de Charonne', zip: '75011', at: [48.8539, 2.3817], type: 'apartment', sqft: 850, bedrooms: 2, floors: 1, elevator: true, parking: 'Zone de livraison devant le 82', doorInches: 31, access: 'Digicode A 27 B 9, clé chez la gardienne.' },
    { ...paris, key: 'canal', owner: 'promoteur', address: '12 quai de Valmy', zip: '75010', at: [48.8702, 2.3660], type: 'apartment', sqft: 980, bedrooms: 3, floors: 1, elevator: true, doorInches: 33, access: 'Code du chantier : 4818.' },
    { ...paris, key: 'abbesses', address: '31 rue des Abbesses', zip: '75018', at: [48.8847, 2.3376], type: 'apartment', sqft: 620, bedrooms: 1, floors: 1, doorInches: 30, stairInches: 31, access: 'Boîte à clé sous l’escalier, code 3062.' },
  ],
  jobs: [
    { key: 'abbesses', type: 'vacant', status: 'closed', client: 'agence', property: 'abbesses', designer: claire, begun: -120, installs: -100, ends: -41, monthly: 1400, fees: 600, listPrice: 640_000, sold: -45, rooms: [
      { name: 'Salon', type: 'living', pieces: { 1: 1, 8: 1, 38: 4 } },
      { name: 'Chambre', type: 'primary_bedroom', pieces: { 17: 1, 21: 2, 29: 2 } },
    ] },
    { key: 'charonne', type: 'vacant', status: 'live', client: 'lefevre', agent: 'agence', homeowner: 'lefevre', property: 'charonne', designer: hugo, begun: -45, installs: -24, ends: 36, monthly: 1900, fees: 800, deposit: 1000, listPrice: 895_000, listed: -21, rooms: [
      { name: 'Salon', type: 'living', pieces: { 2: 1, 5: 2, 8: 1, 31: 1, 28: 1, 38: 5 } },
      { name: 'Salle à manger', type: 'dining', pieces: { 12: 1, 14: 6 } },
      { name: 'Chambre principale', type: 'primary_bedroom', pieces: { 17: 1, 21: 2, 29: 2, 38: 4 } },
      { name: 'Salle de bains', type: 'bath', pieces: { 39: 6 } },
    ] },
    { key: 'canal', name: 'Appartement témoin, quai de Valmy', type: 'model_home', status: 'ready', client: 'promoteur', property: 'canal', designer: hugo, begun: -20, installs: 6, ends: 96, autoRenew: true, monthly: 2300, fees: 1200, rooms: [
      { name: 'Séjour', type: 'living', pieces: { 1: 1, 5: 2, 31: 1, 34: 1, 37: 1, 38: 4 } },
      { name: 'Chambre', type: 'bedroom', pieces: { 17: 1, 29: 2, 38: 2 } },
    ] },
    { key: 'abbesses2', type: 'partial', status: 'quoted', client: 'agence', property: 'abbesses', designer: claire, begun: -4, installs: 19, ends: 79, monthly: 950, rooms: [
      { name: 'Salon', type: 'living', pieces: { 1: 1, 8: 1, 37: 1 } },
    ] },
  ],
};
