/** Texts about who may decide what waits, in Thai. */
export const th = {
  deciders: {
    waits: 'รอการพิจารณาจาก {{names}}',
    more: 'อีก {{count}} คน',
    nobody: 'ยังไม่มีผู้มีสิทธิ์พิจารณารายการนี้ กรุณาติดต่อผู้ดูแลระบบของบริษัท',
  },
};
