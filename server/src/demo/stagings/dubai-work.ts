import type { DemoWork } from './demo-job.ts';

const dubai = { city: 'دبي', state: 'دبي', country: 'AE', zip: '' } as const;
const layla = 'layla@dar-alard.test';

// biome-ignore format: one client, one property, one room on a line
export const dubaiWork: DemoWork = {
  clients: [
    { key: 'planner', name: 'لمسات للفعاليات', kind: 'event_planner', company: 'لمسات للفعاليات', email: 'hello@lamasat.test', phone: '+971 4 555 0130', contact: { name: 'هند الشامسي', role: 'مديرة المشاريع', email: 'hind@lamasat.test', phone: '+971 50 555 0131' }, spokenDaysAgo: 1 },
    { key: 'developer', name: 'واحة للتطوير', kind: 'builder', company: 'واحة للتطوير العقاري', email: 'sales@waha.test', phone: '+971 4 555 0140', spokenDaysAgo: 5 },
    { key: 'owner', name: 'عائلة السويدي', kind: 'homeowner', email: 'alsuwaidi@example.test', phone: '+971 50 555 0150', spokenDaysAgo: 8, notes: 'الاتصال بعد العصر.' },
  ],
  properties: [
    { ...dubai, key: 'marina', owner: 'owner', address: 'برج المرسى، شقة 2204، مرسى دبي', at: [25.0803, 55.1403], type: 'apartment', sqft: 1650, bedrooms: 2, floors: 1, elevator: true, parking: 'مدخل الخدمة من الخلف', doorInches: 36, access: 'المفتاح لدى الاستقبال، رمز المصعد 6210.' },
    { ...dubai, key: 'villa', owner: 'developer', address: 'فيلا 17، واحة السيليكون', at: [25.1216, 55.3773], type: 'house', sqft: 3900, bedrooms: 4, floors: 2, parking: 'موقف لشاحنتين', doorInches: 38, access: 'رمز البوابة 4409.' },
    { ...dubai, key: 'hall', owner: 'planner', address: 'قاعة اللؤلؤة، شارع الشيخ زايد', at: [25.2048, 55.2708], type: 'venue', sqft: 12_000, bedrooms: 0, floors: 1, parking: 'رصيف تحميل', doorInches: 84, access: 'باب المسرح، الرمز 1177.' },
  ],
  jobs: [
    { key: 'opening', name: 'حفل الافتتاح', type: 'event', status: 'closed', client: 'planner', property: 'hall', designer: layla, begun: -70, installs: -48, ends: -44, fees: 14_000, rooms: [
      { name: 'القاعة الرئيسية', type: 'event', pieces: { 4: 1, 5: 4, 9: 1, 37: 4, 38: 10 } },
    ] },
    { key: 'villa', name: 'الفيلا النموذجية', type: 'model_home', status: 'live', client: 'developer', property: 'villa', designer: layla, begun: -40, installs: -18, ends: 72, autoRenew: true, monthly: 9500, fees: 4000, deposit: 9500, rooms: [
      { name: 'غرفة الجلوس', type: 'living', pieces: { 1: 1, 5: 2, 9: 1, 31: 1, 28: 1, 38: 6 } },
      { name: 'غرفة الطعام', type: 'dining', pieces: { 13: 1, 14: 6 } },
      { name: 'غرفة النوم الرئيسية', type: 'primary_bedroom', pieces: { 18: 1, 22: 1, 32: 1, 38: 4 } },
    ] },
    { key: 'wedding', name: 'استراحة حفل الزفاف', type: 'event', status: 'confirmed', client: 'planner', property: 'hall', designer: layla, begun: -10, installs: 12, ends: 15, fees: 18_000, deposit: 9000, rooms: [
      { name: 'الاستراحة', type: 'event', pieces: { 4: 1, 5: 4, 37: 4, 38: 12 } },
      { name: 'المدخل', type: 'entry', pieces: { 36: 1, 37: 2 } },
    ] },
    { key: 'marina', type: 'vacant', status: 'lead', client: 'owner', homeowner: 'owner', property: 'marina', designer: layla, begun: -2, installs: 24, ends: 84, rooms: [
      { name: 'غرفة الجلوس', type: 'living', pieces: { 1: 1, 31: 1 } },
    ] },
  ],
};
