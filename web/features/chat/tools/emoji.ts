/** What people of a trade say without words; every phone and desktop has a palette of all others. */
export const emoji =
  '👍 👌 🙏 👏 🤝 💪 🙂 😀 😊 😉 😂 😅 🤔 😐 😮 😕 😟 😴 ✅ ❌ ❗ ❓ ⚠️ ⏰ 📅 📎 📄 📐 📷 📦 🚚 🚢 ✈️ 🏭 🧪 🔧 💰 📈 📉 🎯 🔥 ⭐ 🎉 ☕ 🌬️ 🚗 ⛵ 🛩️'.split(
    ' ',
  );
